import { median } from '../median.ts';
import type { LighthouseReport } from './lighthouse.ts';
import type { Load } from './load-page.ts';
import type { Motion } from './motion.ts';

/** A paint may be this share or these milliseconds later than the baseline's, whichever is more. */
const lateShare = 0.05;
const lateMs = 40;
/**
 * Standard score above which a difference is significant (Mann–Whitney U test): equal pages reach it once in 740
 * comparisons.
 */
const significantZ = 3;
const shiftLimit = 0.01;
/** Limit from the first paint until the headings have their web font. */
const maxFontMs = 1000;
/** Limit of the landing page's main-thread time with motion, relative to that without. */
const motionShare = 1.25;
const slideChangeMs = 80;
const nextPageMs = 110;
/** Limits of Lighthouse's results for every page. */
const leastScore = 99;
const mostBlockingMs = 60;

/** Head of a Markdown table of medians in milliseconds. */
export const tableHead = [
  '| page | first paint | ratio | largest paint | ratio | of what | shift | main thread | font comes |',
  '| ---- | ----------: | ----: | ------------: | ----: | ------- | ----: | ----------: | ---------: |',
].join('\n');

/** One page of the table. */
export function tableRow(name: string, baseline: Load[], served: Load[]): string {
  const first = compare(baseline, served, 'firstPaintMs');
  const largest = compare(baseline, served, 'largestPaintMs');
  const cells = [
    name,
    inWords(first),
    first.ratio.toFixed(2),
    inWords(largest),
    largest.ratio.toFixed(2),
    served[0]?.largest,
    shiftOf(served).toFixed(4),
    inWords(compare(baseline, served, 'mainThreadMs')),
    Math.round(median(served.map(({ fontMs }) => fontMs))),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Describes what is wrong with a page; empty if it is as early as its baseline and does not shift. */
export function faultsOf(name: string, baseline: Load[], served: Load[]): string[] {
  const isCertain = (metric: PaintMetric) =>
    isLate(compare(baseline, served, metric)) && rankSumZ(baseline, served, metric) > significantZ;
  return [
    ...(isCertain('firstPaintMs') ? ['its first paint is late'] : []),
    ...(isCertain('largestPaintMs') ? ['its largest paint is late'] : []),
    ...(shiftOf(served) > shiftLimit ? ['it moves'] : []),
    ...(isFontLate(served) ? ['its face comes more than a second later'] : []),
  ].map((fault) => `${name}: ${fault}.`);
}

/** Lighthouse's results for a page in a sentence, and which limits they exceed. */
export function lighthouseReport(
  name: string,
  { score, largestPaintMs, blockingMs }: LighthouseReport,
): { sentence: string; faults: string[] } {
  const ms = [largestPaintMs, blockingMs].map(Math.round);
  const sentence = `Lighthouse, ${name}: ${score} of 100, largest paint ${ms[0]} ms, blocking time ${ms[1]} ms.`;
  const isFine = score >= leastScore && blockingMs <= mostBlockingMs;
  return { sentence, faults: isFine ? [] : [`${name}: Lighthouse gives less than ${leastScore}.`] };
}

/** Whether a page needs more loads to tell whether it is late. */
export function looksLate(baseline: Load[], served: Load[]): boolean {
  return (['firstPaintMs', 'largestPaintMs'] as const).some((metric) =>
    isLate(compare(baseline, served, metric)),
  );
}

function isFontLate(served: Load[]): boolean {
  return median(served.map(({ fontMs, firstPaintMs }) => fontMs - firstPaintMs)) > maxFontMs;
}

/** The cost of the landing page's motion in a sentence, and which limits it exceeds. */
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

/** When the next page is painted, in a sentence, and whether that is too late. */
export function nextPageReport(timesMs: number[]): { sentence: string; faults: string[] } {
  const time = Math.round(median(timesMs));
  return {
    sentence: `From a press on a link that was pointed at to the next page: ${time} ms.`,
    faults: time > nextPageMs ? ['The next page comes late.'] : [],
  };
}

type PaintMetric = 'firstPaintMs' | 'largestPaintMs';

interface Comparison {
  baseline: number;
  served: number;
  ratio: number;
}

function compare(
  baselineLoads: Load[],
  servedLoads: Load[],
  metric: PaintMetric | 'mainThreadMs',
): Comparison {
  const baseline = median(baselineLoads.map((load) => load[metric]));
  const served = median(servedLoads.map((load) => load[metric]));
  return { baseline, served, ratio: served / baseline };
}

function isLate({ baseline, served }: Comparison): boolean {
  return served - baseline > Math.max(baseline * lateShare, lateMs);
}

/**
 * The standard score of the Mann–Whitney U of served and baseline loads, by the normal approximation.
 */
function rankSumZ(baselineLoads: Load[], servedLoads: Load[], metric: PaintMetric): number {
  const pairs = servedLoads.flatMap((served) =>
    baselineLoads.map((baseline) => Math.sign(served[metric] - baseline[metric])),
  );
  const later = pairs.reduce<number>((sum, sign) => sum + (sign + 1) / 2, 0);
  const loads = baselineLoads.length + servedLoads.length;
  return (later - pairs.length / 2) / Math.sqrt((pairs.length * (loads + 1)) / 12);
}

function inWords({ baseline, served }: Comparison): string {
  return `${Math.round(baseline)} → ${Math.round(served)}`;
}

function shiftOf(loads: Load[]): number {
  return median(loads.map(({ layoutShift }) => layoutShift));
}
