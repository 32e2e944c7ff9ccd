import type { Page } from '@playwright/test';

/** How much the layout may shift in sum without anybody having asked for it. */
const shiftLimit = 0.01;

/** Notes from now on, on each page that is opened, what shifts by itself. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has shifted, where that is more than nobody would notice. */
export async function layoutShifts(page: Page): Promise<{ value: number; what: string }[]> {
  const shifts = await page.evaluate(
    () => (window as never as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > shiftLimit ? shifts : [];
}
