import type { Browser } from '@playwright/test';
import sharp from 'sharp';

export interface SampleDrawings {
  /** PNG; a wiki without it has no picture on its pages. */
  chart?: Buffer;
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
  const logo = await entry.locator('svg').last().screenshot({ omitBackground: true, style });
  await tab.close();
  return { chart: picture, logo: addressOf(logo) };
}

/**
 * Takes the scene that stands for a group of use cases, as an emblem.
 *
 * @param useCases address of our own page of use cases
 * @param group its place on that page, from 0
 */
export async function drawScene(
  browser: Browser,
  useCases: string,
  group: number,
): Promise<SampleDrawings> {
  const tab = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    bypassCSP: true,
  });
  await tab.goto(useCases);
  const style = '* { background: none !important }';
  const scene = tab.locator('main nav svg').nth(group);
  const drawing = await scene.screenshot({ omitBackground: true, style });
  await tab.close();
  // As wide as MonoBook wants it; other skins scale it.
  return { logo: addressOf(await sharp(drawing).resize(135).png().toBuffer()) };
}

function addressOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
