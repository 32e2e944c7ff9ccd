import type { Load } from './load-page.ts';

/** What a paint may come later than the floor's: this share of it, or so much, if that is more. */
const lateShare = 0.05;
const lateMs = 40;
const shiftLimit = 0.01;

/** A table in Markdown: medians on the floor and as served, in milliseconds. */
export const tableHead = [
  '| page | first paint | ratio | largest paint | ratio | of what | shift | main thread | font comes |',
  '| ---- | ----------: | ----: | ------------: | ----: | ------- | ----: | ----------: | ---------: |',
].join('\n');

/** One page of the table. */
export function tableRow(name: string, floor: Load[], served: Load[]): string {
  const first = compare(floor, served, 'firstPaintMs');
  const largest = compare(floor, served, 'largestPaintMs');
  const cells = [
    name,
    inWords(first),
    first.ratio.toFixed(2),
    inWords(largest),
    largest.ratio.toFixed(2),
    served[0]?.largest,
    shiftOf(served).toFixed(4),
    inWords(compare(floor, served, 'mainThreadMs')),
    Math.round(median(served.map(({ fontMs }) => fontMs))),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What is wrong with a page, in words; nothing if it is as early as its floor and does not move. */
export function faultsOf(name: string, floor: Load[], served: Load[]): string[] {
  return [
    ...(isLate(compare(floor, served, 'firstPaintMs')) ? ['its first paint is late'] : []),
    ...(isLate(compare(floor, served, 'largestPaintMs')) ? ['its largest paint is late'] : []),
    ...(shiftOf(served) > shiftLimit ? ['it moves'] : []),
  ].map((fault) => `${name}: ${fault}.`);
}

interface Comparison {
  floor: number;
  served: number;
  ratio: number;
}

function compare(
  floorLoads: Load[],
  servedLoads: Load[],
  metric: 'firstPaintMs' | 'largestPaintMs' | 'mainThreadMs',
): Comparison {
  const floor = median(floorLoads.map((load) => load[metric]));
  const served = median(servedLoads.map((load) => load[metric]));
  return { floor, served, ratio: served / floor };
}

function isLate({ floor, served }: Comparison): boolean {
  return served - floor > Math.max(floor * lateShare, lateMs);
}

function inWords({ floor, served }: Comparison): string {
  return `${Math.round(floor)} → ${Math.round(served)}`;
}

function shiftOf(loads: Load[]): number {
  return median(loads.map(({ layoutShift }) => layoutShift));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
