import { dayOf } from '../../src/domain/tax-rate.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { withoutMarks } from '../preview/marks.ts';
import type { Preview } from '../preview/preview.ts';

/** Values of all placeholders, formatted for each language. */
export type Facts = Record<Locale, Record<string, string>>;

/** Makes a reader of the facts, which returns the last ones while the draft cannot be loaded. */
export function createFactsReader(draft: Preview): () => Promise<Facts> {
  let last: Facts | undefined;
  return async () => {
    last = await factsOf(draft).catch((error) => {
      if (last) return last;
      throw error;
    });
    return last;
  };
}

/** Values of all placeholders, with the draft's prices and names. */
async function factsOf(draft: Preview): Promise<Facts> {
  const { facts } =
    await draft.load<typeof import('../../src/content/facts.ts')>('/src/content/facts.ts');
  const { listPricesOn } =
    await draft.load<typeof import('../../src/content/prices.ts')>('/src/content/prices.ts');
  const list = listPricesOn(dayOf(new Date()));
  return Object.fromEntries(
    locales.map((locale) => [locale, flatten(facts(locale, list, list, ''))]),
  ) as Facts;
}

/** Flattens to names such as `plans.pro.monthly`, and removes marks, which a page that is being rendered may add. */
function flatten(values: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? flatten(value, `${prefix}${name}.`)
        : { [prefix + name]: withoutMarks(String(value)) },
    ),
  );
}
