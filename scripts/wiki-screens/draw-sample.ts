import type { Browser } from '@playwright/test';

export interface SampleDrawings {
  /** PNG */
  chart: Buffer;
  /** As an address that holds the picture itself. */
  logo: string;
}

/**
 * Takes what a sample wiki has for pictures from our own page of samples.
 *
 * @param showcase address of that page
 * @param wiki id of the sample
 * @param chart which of the drawings on its page is the one that an article shows, from 0
 */
export async function drawSample(
  browser: Browser,
  showcase: string,
  wiki: string,
  chart: number,
): Promise<SampleDrawings> {
  const tab = await browser.newPage({
    deviceScaleFactor: 3,
    colorScheme: 'light',
    bypassCSP: true,
  });
  await tab.goto(showcase);
  const style = '* { background: none !important; border-color: transparent !important }';
  const entry = tab.locator(`#${wiki}`);
  const drawing = entry.locator('figure, [role=img]').locator('svg').nth(chart);
  const picture = await drawing.screenshot();
  const logo = await entry.locator('caption svg').screenshot({ omitBackground: true, style });
  await tab.close();
  return { chart: picture, logo: `data:image/png;base64,${logo.toString('base64')}` };
}
