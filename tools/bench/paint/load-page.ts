import type { Browser } from '@playwright/test';
import { openPhone, untilQuiet } from './phone.ts';

/** What the page itself has noted; times in milliseconds since the navigation began. */
interface Seen {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Name of the element that the largest paint was of. */
  largest: string;
  layoutShift: number;
  /** When the web font had arrived; not a number without one. */
  fontMs: number;
}

/** What one load of a page came to. */
export interface Load extends Seen {
  /** How long the main thread worked until the page was quiet. */
  mainThreadMs: number;
}

/**
 * Where visitors come from. In a tab that has shown nothing yet, a browser starts a process anew for
 * a page that keeps others' windows away (`Cross-Origin-Opener-Policy`), and so its floor would win
 * by that start; from another site it does so for every page.
 */
const anotherSite = 'data:text/html,<p>Another site';

/** Follows a link from another site, on a phone with an empty cache. */
export async function loadPage(browser: Browser, address: string): Promise<Load> {
  await using phone = await openPhone(browser);
  await phone.tab.goto(anotherSite);
  await phone.tab.addInitScript(watchPaint);
  await phone.tab.goto(address, { waitUntil: 'load' });
  const mainThreadMs = await untilQuiet(phone);
  const seen = await phone.tab.evaluate(() => (window as never as { seen: Seen }).seen);
  return { ...seen, mainThreadMs };
}

/** Runs in the page, before anything of its own. */
function watchPaint(): void {
  const seen: Seen = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    largest: '',
    layoutShift: 0,
    fontMs: Number.NaN,
  };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
    seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.localName ?? '?';
  });
  watch('resource', (entry) => {
    if (entry.name.endsWith('.woff2'))
      seen.fontMs = (entry as PerformanceResourceTiming).responseEnd;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as never as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
}
