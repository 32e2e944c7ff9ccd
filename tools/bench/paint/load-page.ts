import type { Browser } from '@playwright/test';
import { openPhone, untilIdle } from './phone.ts';

/** Metrics that the page records; times in milliseconds since the navigation began. */
interface PaintMetrics {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Name of the element of the largest paint. */
  largest: string;
  layoutShift: number;
  /** When the web font was loaded; NaN without one. */
  fontMs: number;
}

/** The result of one load of a page. */
export interface Load extends PaintMetrics {
  /** Main-thread time until the page was idle. */
  mainThreadMs: number;
}

/** Loads a page in a new tab, on a phone with an empty cache. */
export async function loadPage(browser: Browser, address: string): Promise<Load> {
  await using phone = await openPhone(browser);
  await phone.tab.addInitScript(watchPaint);
  await phone.tab.goto(address, { waitUntil: 'load' });
  const mainThreadMs = await untilIdle(phone);
  const metrics = await phone.tab.evaluate(
    () => (window as never as { metrics: PaintMetrics }).metrics,
  );
  return { ...metrics, mainThreadMs };
}

/** Runs in the page before its own scripts. */
function watchPaint(): void {
  const metrics: PaintMetrics = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    largest: '',
    layoutShift: 0,
    fontMs: Number.NaN,
  };
  Object.assign(window, { metrics });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    metrics.largestPaintMs = entry.startTime;
    metrics.largest = (entry as PerformanceEntry & { element?: Element }).element?.localName ?? '?';
  });
  watch('resource', (entry) => {
    if (entry.name.endsWith('.woff2'))
      metrics.fontMs = (entry as PerformanceResourceTiming).responseEnd;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as never as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.layoutShift += value;
  });
}
