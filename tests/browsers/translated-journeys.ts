import { islandPages } from '../islands/island-pages.ts';
import { translatePage, untranslated } from '../islands/translate-page.ts';
import { answerOf, fieldsToTry, placeOf, useControl } from '../islands/use-control.ts';
import { callInPage } from './call-in-page.ts';
import type { Visitor } from './visitor.ts';
import { waitUntil } from './wait-until.ts';

/** Fills in every field of an island, on a page that is translated or not, and reads what it says. */
async function fillIn(visitor: Visitor, island: string, path: string, isTranslated: boolean) {
  await visitor.open(`/en${path}`);
  const element = `document.querySelector('[data-island="${island}"]')`;
  await waitUntil(
    visitor,
    `${element}.dispatchEvent(new Event('pointerover')) && ${element}.dataset.hydrated === ''`,
  );
  if (isTranslated) await callInPage(visitor, translatePage);
  const places = (await callInPage(visitor, fieldsToTry, placeOf(island, 0))) as number[];
  for (const place of places) await callInPage(visitor, useControl, placeOf(island, place));
  return () => callInPage(visitor, answerOf, island).then(String).then(untranslated);
}

/** Every island answers on a translated page what it answers on any. */
export const translatedJourneys = Object.fromEntries(
  Object.entries(islandPages).map(([island, path]) => [
    `${island} gives the same answers on a translated page`,
    async (visitor: Visitor) => {
      const plain = await fillIn(visitor, island, path, false);
      const wanted = new Set<string>();
      // What is said late, for who cannot see it, comes within this time.
      const deadline = Date.now() + 2000;
      while (Date.now() < deadline) wanted.add(await plain());
      const last = [...wanted].at(-1);
      const said = await fillIn(visitor, island, path, true);
      const end = Date.now() + 20_000;
      for (let answer = ''; answer !== last; answer = await said()) {
        if (Date.now() > end)
          throw new Error(`It says ${await said()}\nwhere it should say ${last}`);
      }
    },
  ]),
);
