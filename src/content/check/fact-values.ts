import * as nodeModules from 'node:module';
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
  answerImports('/src/content/content.ts', `export const content = ${JSON.stringify(content)};`);
  const { facts } = await import('../facts.ts');
  const { listPricesOn } = await import('../prices.ts');
  const list = listPricesOn(dayOf(new Date()));
  return (locale) => new Map(valuesIn(facts(locale, list, list, '')));
}

/**
 * Registers a module hook that answers imports of content/ files with content that the check has read
 * already.
 *
 * @param file end of the module's URL
 */
function answerImports(file: string, source: string): void {
  const answer = { format: 'module', source, shortCircuit: true } as const;
  if ('registerHooks' in nodeModules) {
    nodeModules.registerHooks({
      load: (url, context, next) => (url.endsWith(file) ? answer : next(url, context)),
    });
    return;
  }
  // Before Node 22.15, hooks are a module that runs beside.
  const hook = `export const load = (url, context, next) => url.endsWith(${JSON.stringify(file)}) ? ${JSON.stringify(answer)} : next(url, context);`;
  (nodeModules as typeof import('node:module')).register(
    `data:text/javascript,${encodeURIComponent(hook)}`,
  );
}

function* valuesIn(group: object, path = ''): Generator<[name: string, value: string]> {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'object') yield* valuesIn(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}
