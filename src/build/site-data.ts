import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../content/schema/files.ts';
import type { Locale } from '../i18n/locales.ts';
import { root } from './project-root.ts';

/** What editors change: every text as it is in locales/, and what content/ says, checked. */
export interface SiteData {
  content: Content;
  texts: Record<Locale, Record<string, unknown>>;
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

/** Puts the data beside a bundle. */
export function writeSiteData(folder: string, { content, texts }: SiteData): void {
  for (const [name, value] of Object.entries({ content, texts })) {
    // Parsed as JSON, which is quicker than as script.
    const json = JSON.stringify(JSON.stringify(value));
    writeFileSync(path.join(folder, `${name}.js`), `export const ${name} = JSON.parse(${json});\n`);
  }
}
