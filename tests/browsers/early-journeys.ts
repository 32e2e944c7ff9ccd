import { islandPages } from '../islands/island-pages.ts';
import {
  answerOf,
  type ControlPlace,
  fieldsToTry,
  placeOf,
  useControl,
} from '../islands/use-control.ts';
import { callInPage } from './call-in-page.ts';
import type { Visitor } from './visitor.ts';
import { waitUntil } from './wait-until.ts';

/** How often a page is opened until a control is used before its island is hydrated. */
const tries = 8;

const isHydrated = (island: string) =>
  `document.querySelector('[data-island="${island}"][data-hydrated]')`;

async function hydrate(visitor: Visitor, island: string): Promise<void> {
  const element = `document.querySelector('[data-island="${island}"]')`;
  await waitUntil(
    visitor,
    `${element}.dispatchEvent(new Event('pointerover')) && ${isHydrated(island)}`,
  );
}

/** Delays by a second whatever React does in slices or later. It runs in the page that is open. */
function delayScheduler(): void {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message: unknown) {
    setTimeout(() => postMessage.call(this, message), 1000);
  };
}

/** Uses a control before its island is hydrated; false where the island was faster. */
async function actEarly(visitor: Visitor, path: string, control: ControlPlace): Promise<boolean> {
  await visitor.open(`/en${path}`);
  const [island] = control;
  return (await visitor.evaluate(
    `!${isHydrated(island)} && ((${delayScheduler})(), (${useControl})(${JSON.stringify(control)}))`,
  )) as boolean;
}

/** All but one that is not shown before it is hydrated. */
const shownEarly = Object.entries(islandPages).filter(
  ([island]) => island !== 'compatibility-check',
);

/** What is done before an island is hydrated counts as what is done later. */
export const earlyJourneys = Object.fromEntries(
  shownEarly.map(([island, path]) => [
    `${island} takes what was done before it was hydrated`,
    async (visitor: Visitor) => {
      await visitor.open(`/en${path}`);
      await hydrate(visitor, island);
      const [place = 0] = (await callInPage(visitor, fieldsToTry, placeOf(island, 0))) as number[];
      await callInPage(visitor, useControl, placeOf(island, place));
      const wanted = new Set<unknown>();
      // What is announced late comes within this time.
      for (const deadline = Date.now() + 2000; Date.now() < deadline; ) {
        wanted.add(await callInPage(visitor, answerOf, island));
      }
      const last = [...wanted].at(-1);

      let left = tries;
      while (!(await actEarly(visitor, path, placeOf(island, place)))) {
        left -= 1;
        if (left === 0) throw new Error(`It was hydrated before, ${tries} times.`);
      }
      await hydrate(visitor, island);
      const end = Date.now() + 20_000;
      for (
        let answer: unknown;
        answer !== last;
        answer = await callInPage(visitor, answerOf, island)
      ) {
        if (Date.now() > end) {
          throw new Error(`It says ${answer}\nwhere it should say ${last}`);
        }
      }
    },
  ]),
);
