import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import { drawDraft } from './draw-draft.ts';

/** Pixels across of a drawing as a file of the wiki; browsers scale it. */
const drawingPx = 1440;

type Drawn = SampleWiki | UseCase['id'];

/** Which drawings the pages of a wiki show, by the name of the file in it. */
const drawings: Readonly<Partial<Record<Drawn, Readonly<Record<string, () => string>>>>> = {
  tidewater: { Estuary: drawn('estuary') },
  loomlore: { Chart: drawDraft },
  gearwright: { Chart: drawn('press'), Hose: drawn('hose') },
  emberfall: { Chart: drawn('lantern') },
  mossbook: { Chart: drawn('moss'), Map: drawn('finds') },
  research: { Lamp: drawn('lamp') },
  genealogy: { Bakery: drawn('bakery') },
  worlds: { Coast: drawn('coast') },
};

export interface SampleDrawings {
  /** PNG by the name of the file that a page shows. */
  pictures: Readonly<Record<string, Buffer>>;
  /** As an address that holds the picture itself. */
  logo: string;
}

/**
 * Makes what a sample wiki has for pictures; its emblem is that of our own page of samples.
 *
 * @param showcase address of that page
 */
export async function drawSample(
  browser: Browser,
  showcase: string,
  wiki: SampleWiki,
): Promise<SampleDrawings> {
  const tab = await browser.newPage({
    deviceScaleFactor: 3,
    colorScheme: 'light',
    bypassCSP: true,
  });
  await tab.goto(showcase);
  const style = '* { background: none !important; border-color: transparent !important }';
  const emblem = tab.locator(`[href="#${wiki}"] svg`);
  const logo = await emblem.screenshot({ omitBackground: true, style });
  await tab.close();
  return { pictures: await picturesOf(wiki), logo: addressOf(logo) };
}

async function picturesOf(wiki: Drawn): Promise<SampleDrawings['pictures']> {
  const pictures: Record<string, Buffer> = {};
  for (const [file, draw] of Object.entries(drawings[wiki] ?? {})) {
    pictures[file] = await sharp(Buffer.from(draw()), { density: 600 })
      .resize(drawingPx)
      .png()
      .toBuffer();
  }
  return pictures;
}

/** Reads a drawing when it is needed. */
function drawn(name: string): () => string {
  return () => readFileSync(path.join(import.meta.dirname, `drawings/${name}.svg`), 'utf8');
}

/**
 * Makes what a wiki for a use case has for pictures; its emblem is the scene that stands for its group.
 *
 * @param useCases address of our own page of use cases
 * @param group place of that scene on the page, from 0
 */
export async function drawScene(
  browser: Browser,
  useCases: string,
  { id, group }: { id: UseCase['id']; group: number },
): Promise<SampleDrawings> {
  const tab = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    bypassCSP: true,
  });
  await tab.goto(useCases);
  const style = '* { background: none !important }';
  const scene = tab.locator('main svg').nth(group);
  const drawing = await scene.screenshot({ omitBackground: true, style });
  await tab.close();
  const logo = await sharp(drawing).resize(135).png().toBuffer();
  return { pictures: await picturesOf(id), logo: addressOf(logo) };
}

function addressOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
