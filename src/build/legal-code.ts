import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { withFactElements } from '../content/legal-placeholders.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { BuildCache } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import { root } from './project-root.ts';

/** The bodies of functions that make the legal texts of a language, by the texts' file names. */
export type LegalCode = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/**
 * Compiles the legal texts to functions that get React, so that an edit needs no new bundle.
 *
 * @param cache has the texts that have not changed
 * @throws when a text is not valid MDX
 */
export async function compileLegalTexts(cache: BuildCache): Promise<LegalCode> {
  const compilers = hashFiles(root, ['src/build/legal-{code,facts}.ts', 'package-lock.json']);
  const codeOf = async (locale: Locale) => {
    const files = globSync('*.mdx', { cwd: path.join(root, 'content/legal', locale) }).sort();
    const texts = files.map(async (file) => {
      const source = readFileSync(path.join(root, 'content/legal', locale, file), 'utf8');
      const code = await cache.remember([source, compilers], 'legal', () => compiled(source));
      return [path.basename(file, '.mdx'), code.toString()];
    });
    return [locale, Object.fromEntries(await Promise.all(texts))];
  };
  return Object.fromEntries(await Promise.all(locales.map(codeOf)));
}

async function compiled(source: string): Promise<string> {
  // Loaded only when a text has changed, because they are slow to load.
  const { compile } = await import('@mdx-js/mdx');
  const { legalMdx } = await import('./legal-facts.ts');
  const options = { ...legalMdx, outputFormat: 'function-body' as const };
  return String(await compile(withFactElements(source), options));
}

/** A module with the same exports as `src/site/legal/legal-texts.ts`. */
export function legalModule(code: LegalCode): string {
  const entries = locales.flatMap((locale) =>
    Object.entries(code[locale]).map(
      ([name, body]) => `${JSON.stringify(`${locale}/${name}`)}: function () {\n${body}\n}`,
    ),
  );
  return `export const legalTexts = {\n${entries.join(',\n')}\n};\n`;
}
