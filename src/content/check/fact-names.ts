import { registerHooks } from 'node:module';
import type { Content } from '../schema/files.ts';

/**
 * Lists what texts may name as `{{…}}`, such as `plans.pro.monthly`.
 *
 * @param content what the facts are made of; the first call in a process decides
 */
export async function factNames(content: Content): Promise<ReadonlySet<string>> {
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
  const { listPrices } = await import('../prices.ts');
  return new Set(namesIn(facts('en', listPrices)));
}

function* namesIn(group: object, path = ''): Generator<string> {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'object') yield* namesIn(value, `${path}${key}.`);
    else yield path + key;
  }
}
