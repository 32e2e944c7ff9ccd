import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeWiki, startFakeWiki } from '../testing/fake-wiki.ts';
import { shippedExtensions } from './shipped-extensions.ts';
import { beHealthy, listOf, refreshMs } from './testing/extensions-of-wiki.ts';

let wiki: FakeWiki;
beforeEach(async () => {
  wiki = await startFakeWiki();
});
afterEach(() => wiki.close());

test('what a wiki has is what /extensions/ lists, in the words of the visitor', async () => {
  beHealthy(wiki);
  const { source, listed, notices, errors } = listOf(wiki);
  await source.refresh();
  const list = await listed('de');
  expect(Object.keys(list)).toEqual([
    'Cite',
    'SemanticMediaWiki',
    'Sundial',
    'Gnomon',
    '__proto__',
  ]);
  const shipped = (await shippedExtensions.list('de')).extensions_data;
  expect(list).toMatchObject({
    Cite: { ...shipped.Cite },
    SemanticMediaWiki: { plan: 'Quantum' },
    Sundial: { pretty_name: 'Sundial', description: 'Tells the hour (de)' },
    Gnomon: { pretty_name: 'Gnomon', description: 'Casts a shadow' },
  });
  expect(await listed('en')).toMatchObject({ Sundial: { description: 'Tells the hour (en)' } });
  expect(notices).toEqual([`${wiki.apiUrl} tells its 5 extensions.`]);
  expect(errors).toEqual([]);
});

test('a wiki is asked by the documented parameters', async () => {
  beHealthy(wiki);
  await listOf(wiki).source.refresh();
  expect(String(wiki.asked[0])).toBe(
    'action=query&meta=siteinfo&siprop=extensions&format=json&formatversion=2',
  );
  expect(wiki.asked.slice(1).map((query) => query.get('amlang'))).toEqual(['en', 'de', 'es', 'fr']);
});

test('a wiki is not asked for texts when we know all that it has', async () => {
  beHealthy(wiki, [{ type: 'other', name: 'Cite', descriptionmsg: 'cite-desc' }]);
  await listOf(wiki).source.refresh();
  expect(wiki.asked).toHaveLength(1);
});

test('a wiki is asked for as many texts at once as it gives', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    type: 'other',
    name: `Bed ${index}`,
    descriptionmsg: `bed-${index}`,
  }));
  beHealthy(wiki, many);
  await listOf(wiki).source.refresh();
  const counts = wiki.asked
    .filter((query) => query.get('amlang') === 'fr')
    .map((query) => query.get('ammessages')?.split('|').length);
  expect(counts).toEqual([50, 50, 20]);
});

test('a wiki is asked again when its answer is old, and meanwhile nobody waits', async () => {
  beHealthy(wiki);
  const { source, listed, time } = listOf(wiki);
  await source.refresh();
  const askedBefore = wiki.asked.length;
  time.nowMs = refreshMs - 1;
  await listed();
  expect(wiki.asked).toHaveLength(askedBefore);
  beHealthy(wiki, [{ type: 'other', name: 'Hedge' }]);
  time.nowMs = refreshMs;
  expect(Object.keys(await listed())).toContain('Sundial');
  await expect.poll(async () => Object.keys(await listed())).toEqual(['Hedge']);
  expect(wiki.asked).toHaveLength(askedBefore + 1);
});
