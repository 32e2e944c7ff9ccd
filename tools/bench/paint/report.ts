import { median } from '../median.ts';
import type { LighthouseReport } from './lighthouse.ts';
import type { Load } from './load-page.ts';
import type { Motion } from './motion.ts';

/** What a paint may come later than the floor's: this share of it, or so much, if that is more. */
const lateShare = 0.05;
const lateMs = 40;
/**
 * Above it a difference is no chance (Mann and Whitney's test: once in 740 comparisons of pages that are
 * equally early).
 */
const chanceZ = 3;
const shiftLimit = 0.01;
/** How long after the first paint the headings may have their face. */
const faceMs = 1000;
/** What the landing page may take with its motion, as a share of what it takes without. */
const motionShare = 1.25;
const slideChangeMs = 80;
const nextPageMs = 110;
/** What Lighthouse is to say of every page. */
const leastScore = 99;
const mostBlockingMs = 60;

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
  const isCertain = (metric: PaintMetric) =>
    isLate(compare(floor, served, metric)) && rankSumZ(floor, served, metric) > chanceZ;
  return [
    ...(isCertain('firstPaintMs') ? ['its first paint is late'] : []),
    ...(isCertain('largestPaintMs') ? ['its largest paint is late'] : []),
    ...(shiftOf(served) > shiftLimit ? ['it moves'] : []),
    ...(isFaceLate(served) ? ['its face comes more than a second later'] : []),
  ].map((fault) => `${name}: ${fault}.`);
}

/** What Lighthouse says of a page, and what is wrong with that. */
export function lighthouseReport(
  name: string,
  { score, largestPaintMs, blockingMs }: LighthouseReport,
): { sentence: string; faults: string[] } {
  const ms = [largestPaintMs, blockingMs].map(Math.round);
  const sentence = `Lighthouse, ${name}: ${score} of 100, largest paint ${ms[0]} ms, blocking time ${ms[1]} ms.`;
  const isFine = score >= leastScore && blockingMs <= mostBlockingMs;
  return { sentence, faults: isFine ? [] : [`${name}: Lighthouse gives less than ${leastScore}.`] };
}

/** Whether a page is to be loaded more often before anything is said of it. */
export function looksLate(floor: Load[], served: Load[]): boolean {
  return (['firstPaintMs', 'largestPaintMs'] as const).some((metric) =>
    isLate(compare(floor, served, metric)),
  );
}

function isFaceLate(served: Load[]): boolean {
  return median(served.map(({ fontMs, firstPaintMs }) => fontMs - firstPaintMs)) > faceMs;
}

/** What the landing page's motion costs, in a sentence, and whether that is too much. */
export function motionReport(loads: Motion[]): { sentence: string; faults: string[] } {
  const [moving, still, change] = (['moving', 'still', 'change'] as const).map((key) =>
    Math.round(median(loads.map((load) => load[key]))),
  ) as [number, number, number];
  return {
    sentence: `Landing page until it rests: ${moving} ms of main thread, ${still} ms with less motion; a change of slide: ${change} ms.`,
    faults: [
      ...(moving > still * motionShare ? ['The motion costs too much while the page loads.'] : []),
      ...(change > slideChangeMs ? ['A change of slide costs too much.'] : []),
    ],
  };
}

/** How soon the next page is there, in a sentence, and whether that is too late. */
export function nextPageReport(timesMs: number[]): { sentence: string; faults: string[] } {
  const time = Math.round(median(timesMs));
  return {
    sentence: `From a press on a link that was pointed at to the next page: ${time} ms.`,
    faults: time > nextPageMs ? ['The next page comes late.'] : [],
  };
}

type PaintMetric = 'firstPaintMs' | 'largestPaintMs';

interface Comparison {
  floor: number;
  served: number;
  ratio: number;
}

function compare(
  floorLoads: Load[],
  servedLoads: Load[],
  metric: PaintMetric | 'mainThreadMs',
): Comparison {
  const floor = median(floorLoads.map((load) => load[metric]));
  const served = median(servedLoads.map((load) => load[metric]));
  return { floor, served, ratio: served / floor };
}

function isLate({ floor, served }: Comparison): boolean {
  return served - floor > Math.max(floor * lateShare, lateMs);
}

/**
 * How far from chance it is that so many of the loads as served are later than those of the floor:
 * the standard score of Mann and Whitney's U, in its approximation for many loads.
 */
function rankSumZ(floorLoads: Load[], servedLoads: Load[], metric: PaintMetric): number {
  const pairs = servedLoads.flatMap((served) =>
    floorLoads.map((floor) => Math.sign(served[metric] - floor[metric])),
  );
  const later = pairs.reduce<number>((sum, sign) => sum + (sign + 1) / 2, 0);
  const loads = floorLoads.length + servedLoads.length;
  return (later - pairs.length / 2) / Math.sqrt((pairs.length * (loads + 1)) / 12);
}

function inWords({ floor, served }: Comparison): string {
  return `${Math.round(floor)} → ${Math.round(served)}`;
}

function shiftOf(loads: Load[]): number {
  return median(loads.map(({ layoutShift }) => layoutShift));
}
