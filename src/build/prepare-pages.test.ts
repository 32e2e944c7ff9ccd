import { expect, test } from 'vitest';
import { unstyledAssets } from '../server/testing/render-unstyled.ts';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { createPagePreparer } from './prepare-pages.ts';

const prepare = createPagePreparer(unstyledAssets, '2031-04-30');
const keys = pageRoutes.map(([key]) => key);

/** The texts that each page reads when the pages are made in an order. */
async function textsReadIn(order: readonly PageKey[]): Promise<Map<PageKey, string[]>> {
  const read = new Map<PageKey, string[]>();
  for (const key of order) read.set(key, (await prepare(key, 'de')).textsRead);
  return read;
}

// A build makes a page again only if one of these texts has changed.
test('a page reads all its texts, whatever page was made before', async () => {
  const read = await textsReadIn(keys);
  expect(await textsReadIn(keys.toReversed())).toEqual(read);
  expect(read.get('about')).toContain('de.about.heading');
  expect(read.get('about')).not.toContain('de.careers.heading');
  expect(read.get('terms')).toContain('de/terms');
});
