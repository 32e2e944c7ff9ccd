import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import { drawDraft } from './draw-draft.ts';

/** Width of a drawing as a file of the wiki; browsers scale it. */
const drawingPx = 1440;

type WikiId = SampleWiki | UseCase['id'];

/** Drawings on the pages of each wiki, by their file name in the wiki. */
const drawings: Readonly<Partial<Record<WikiId, Readonly<Record<string, () => string>>>>> = {
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
  /** PNG by file name in the wiki. */
  pictures: Readonly<Record<string, Buffer>>;
  /** As a `data:` URL. */
  logo: string;
}

/**
 * Makes the pictures of a sample wiki; its logo is taken from the showcase page.
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
  const logoDrawing = tab.locator(`[href="#${wiki}"] svg`);
  const logo = await logoDrawing.screenshot({ omitBackground: true, style });
  await tab.close();
  return { pictures: await picturesOf(wiki), logo: addressOf(logo) };
}

async function picturesOf(wiki: WikiId): Promise<SampleDrawings['pictures']> {
  const pictures: Record<string, Buffer> = {};
  for (const [file, draw] of Object.entries(drawings[wiki] ?? {})) {
    pictures[file] = await sharp(Buffer.from(draw()), { density: 600 })
      .resize(drawingPx)
      .png()
      .toBuffer();
  }
  return pictures;
}

/** Reads a drawing lazily. */
function drawn(name: string): () => string {
  return () => readFileSync(path.join(import.meta.dirname, `drawings/${name}.svg`), 'utf8');
}

/**
 * Makes the pictures of a wiki for a use case; its logo is the drawing of its group.
 *
 * @param useCases address of the page of use cases
 * @param group index of that drawing on the page
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
