import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

const viewport = { width: 360, height: 740 };
/** From a question to its answer, on the network alone. */
export const latencyMs = 150;
const megabitsPerSecond = 1.6;
const cpuSlowdown = 4;

/** A middling phone on a middling network, in words for a report. */
export const phoneInWords =
  `${viewport.width} × ${viewport.height} px, ${latencyMs} ms, ${megabitsPerSecond} Mbit/s, ` +
  `processor slowed ${cpuSlowdown} times`;

/** A tab in a browser that has never been here, and the means to look into it. */
export interface Phone extends AsyncDisposable {
  tab: Page;
  /** Milliseconds that the main thread has worked since the tab was opened. */
  mainThreadMs(): Promise<number>;
}

/**
 * Opens a tab on a middling phone.
 *
 * @param wishes what is otherwise with this visitor; light and with motion unless given
 */
export async function openPhone(
  browser: Browser,
  wishes: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    ignoreHTTPSErrors: true,
    ...wishes,
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
 * Waits until a half second has passed in which the main thread hardly worked.
 *
 * @param deadlineMs after which it is taken as it is
 * @returns milliseconds that the main thread has worked since the tab was opened
 */
export async function untilQuiet({ tab, mainThreadMs }: Phone, deadlineMs = 8000): Promise<number> {
  let before = await mainThreadMs();
  for (const startedMs = Date.now(); Date.now() - startedMs < deadlineMs; ) {
    await tab.waitForTimeout(quietMs);
    const now = await mainThreadMs();
    if (now - before < busyMs) return now;
    before = now;
  }
  return before;
}
