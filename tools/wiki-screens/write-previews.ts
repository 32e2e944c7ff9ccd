import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { photographPreview } from '../../src/build/picture-preview.ts';
import { fallbackLocale } from '../../src/i18n/locales.ts';
import {
  type WikiScreenName,
  wikiScreenPath,
  wikiScreenShapes,
  wikiScreens,
} from '../../src/site/wiki-screens.ts';

/**
 * Makes the placeholder of each screenshot that pages begin with: the light one for a desktop or a telephone. All
 * languages share it. To make them in each build would take a tenth of its time.
 *
 * @param root of the project, where all screenshots are
 */
export async function writePreviews(root: string): Promise<void> {
  const names = Object.keys(wikiScreens) as WikiScreenName[];
  const shown = names.flatMap((name) =>
    wikiScreenShapes(name)
      .filter((shape) => shape !== 'wide')
      .map((shape) => ({ name, shape })),
  );
  const previews = await Promise.all(
    shown.map(async ({ name, shape }) => {
      const file = path.join(root, 'public', wikiScreenPath(name, shape, 'light', fallbackLocale));
      return [`${name}-${shape}`, await photographPreview(readFileSync(file))];
    }),
  );
  writeFileSync(
    path.join(root, 'src/site/wiki-screen-previews.json'),
    `${JSON.stringify(Object.fromEntries(previews), null, 2)}\n`,
  );
}
