import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { loadContent } from '../content/check/load.ts';
import type { Content } from '../content/schema/files.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { readTexts } from '../i18n/read-texts.ts';
import { root } from './project-root.ts';

/** What editors change: every text as it is in locales/, and what content/ says, checked. */
export interface SiteData {
  content: Content;
  texts: Record<Locale, Record<string, unknown>>;
}

/**
 * Reads the data as it is now.
 *
 * @throws when content/ has mistakes
 */
export function readSiteData(): SiteData {
  const { content } = loadContent(root);
  if (!content) throw new Error('content/ has mistakes; npm run content tells them.');
  const texts = locales.map((locale) => [locale, readTexts(root, locale)]);
  return { content, texts: Object.fromEntries(texts) };
}

/** The modules that are nothing but data, and what they are called beside a bundle. */
const dataModules = new Map([
  [path.join(root, 'src/content/content.ts'), './content.js'],
  [path.join(root, 'src/i18n/texts.ts'), './texts.js'],
]);

/**
 * Keeps what editors change out of a bundle, so that their changes leave the code as it is: the bundle
 * imports it from its own folder, where `writeSiteData` puts it.
 */
export function siteDataApart(): Plugin {
  return {
    name: 'site-data-apart',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined;
      const id = dataModules.get(path.resolve(path.dirname(importer), source));
      return id && { id, external: true };
    },
  };
}

/**
 * Serves the data while somebody works on it, as one module each: one for each file of it would take most of the
 * time until the first page.
 */
export function siteDataWhole(): Plugin {
  return {
    name: 'site-data-whole',
    enforce: 'pre',
    load(id) {
      const module = dataModules.get(id);
      if (!module) return undefined;
      for (const file of globSync(['content/*.yaml', 'locales/*/*.json'], { cwd: root })) {
        this.addWatchFile(path.join(root, file));
      }
      const name = path.basename(module, '.js') as keyof SiteData;
      return asModule(name, readSiteData()[name]);
    },
  };
}

/** Puts the data beside a bundle. */
export function writeSiteData(folder: string, { content, texts }: SiteData): void {
  for (const [name, value] of Object.entries({ content, texts })) {
    writeFileSync(path.join(folder, `${name}.js`), asModule(name, value));
  }
}

function asModule(name: string, value: unknown): string {
  // Parsed as JSON, which is quicker than as script.
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
}
