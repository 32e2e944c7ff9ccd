import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

const viewport = { width: 360, height: 740 };
/** Round-trip time of the network. */
export const latencyMs = 150;
const megabitsPerSecond = 1.6;
const cpuSlowdown = 4;

/** The phone and its network, in words for a report. */
export const phoneDescription =
  `${viewport.width} × ${viewport.height} px, ${latencyMs} ms, ${megabitsPerSecond} Mbit/s, ` +
  `processor slowed ${cpuSlowdown} times`;

/** A tab in a browser with an empty cache, and its main-thread time. */
export interface Phone extends AsyncDisposable {
  tab: Page;
  /** Milliseconds of main-thread time since the tab was opened. */
  mainThreadMs(): Promise<number>;
}

/**
 * Opens a tab on a mid-range phone.
 *
 * @param options that differ from the defaults: light colour scheme, with motion
 */
export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    ignoreHTTPSErrors: true,
    ...options,
  });
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (megabitsPerSecond * 1e6) / 8,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await protocol.send('Performance.enable');
  return {
    tab,
    mainThreadMs: () => mainThreadMs(protocol),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function mainThreadMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const quietMs = 500;
const busyMs = 15;

/**
 * Waits until the main thread has been idle for half a second.
 *
 * @param deadlineMs after which it stops waiting
 * @returns milliseconds of main-thread time since the tab was opened
 */
export async function untilIdle({ tab, mainThreadMs }: Phone, deadlineMs = 8000): Promise<number> {
  let before = await mainThreadMs();
  for (const startedMs = Date.now(); Date.now() - startedMs < deadlineMs; ) {
    await tab.waitForTimeout(quietMs);
    const now = await mainThreadMs();
    if (now - before < busyMs) return now;
    before = now;
  }
  return before;
}
