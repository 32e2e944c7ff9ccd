import type { Browser } from '@playwright/test';
import sharp from 'sharp';

/** Pixels of a drawing for each of CSS. */
const density = 3;

/** Where the frame around a drawing begins, in its pixels. */
const edge = 6;

export interface SampleDrawings {
  /** PNG by the name of the file that a page shows. */
  pictures?: Readonly<Record<string, Buffer>>;
  /** As an address that holds the picture itself. */
  logo: string;
}

/**
 * Takes what a sample wiki has for pictures from our own page of samples.
 *
 * @param showcase address of that page
 * @param wiki id of the sample
 * @param drawings which of the drawings on its page are shown by an article, from 0, by the file's name
 */
export async function drawSample(
  browser: Browser,
  showcase: string,
  wiki: string,
  drawings: Readonly<Record<string, number>>,
): Promise<SampleDrawings> {
  const tab = await browser.newPage({
    deviceScaleFactor: density,
    colorScheme: 'light',
    bypassCSP: true,
  });
  await tab.goto(showcase);
  const style = '* { background: none !important; border-color: transparent !important }';
  const entry = tab.locator(`#${wiki}`);
  const pictures: Record<string, Buffer> = {};
  for (const [file, index] of Object.entries(drawings)) {
    const drawing = entry.locator('figure, [role=img]').locator('svg').nth(index);
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    const clip = {
      left: edge,
      top: edge,
      width: Math.floor(density * width) - 2 * edge,
      height: Math.floor(density * height) - 2 * edge,
    };
    pictures[file] = await sharp(await drawing.screenshot())
      .extract(clip)
      .png()
      .toBuffer();
  }
  const logo = await entry.locator('svg').last().screenshot({ omitBackground: true, style });
  await tab.close();
  return { pictures, logo: addressOf(logo) };
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
