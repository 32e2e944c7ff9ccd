import { registerHooks } from 'node:module';
import { dayOf } from '../../domain/tax-rate.ts';
import type { Content } from '../schema/files.ts';

/** Values of the facts that texts may name as `{{…}}`, by names such as `plans.pro.monthly`. */
export type FactValues = ReadonlyMap<string, string>;

/**
 * Makes the facts of a language without a bundler.
 *
 * @param content what the facts are made of; the first call in a process decides
 */
export async function readFacts(content: Content): Promise<(locale: string) => FactValues> {
  // The module asks the bundler for the files of content/; the check has read them already.
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/src/content/content.ts')
        ? {
            format: 'module',
            source: `export const content = ${JSON.stringify(content)};`,
            shortCircuit: true,
          }
        : next(url, context),
  });
  const { facts } = await import('../facts.ts');
  const { listPricesOn } = await import('../prices.ts');
  const list = listPricesOn(dayOf(new Date()));
  return (locale) => new Map(valuesIn(facts(locale, list, list, '')));
}

function* valuesIn(group: object, path = ''): Generator<[name: string, value: string]> {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'object') yield* valuesIn(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}
