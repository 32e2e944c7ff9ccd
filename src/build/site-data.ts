import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import type { Content } from '../content/schema/files.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { readTexts } from '../i18n/read-texts.ts';
import { buildCacheFolder, openBuildCache } from './build-cache.ts';
import { loadKeptContent } from './kept-content.ts';
import { type LegalCode, legalModule } from './legal-code.ts';
import { root } from './project-root.ts';

/** The data that editors change: all texts of locales/ and the validated content of content/. */
export interface SiteData {
  content: Content;
  texts: Record<Locale, Record<string, unknown>>;
}

/**
 * Reads the data as it is now.
 *
 * @param content if it has been read already
 * @throws when content/ has mistakes
 */
export async function readSiteData(content?: Content): Promise<SiteData> {
  return { content: content ?? (await readContent()), texts: readAllTexts() };
}

async function readContent(): Promise<Content> {
  const { content } = await loadKeptContent(root, openBuildCache(buildCacheFolder));
  if (!content) throw new Error('content/ has mistakes; npm run content tells them.');
  return content;
}

function readAllTexts(): SiteData['texts'] {
  const texts = locales.map((locale) => [locale, readTexts(root, locale)]);
  return Object.fromEntries(texts);
}

/** The modules that are nothing but data: what each exports. */
const dataModules: Record<string, (data: SiteData) => object> = {
  'src/content/content.ts': ({ content }) => ({ content }),
  'src/content/price-display.ts': ({ content }) => ({ priceDisplay: content.site.priceDisplay }),
  'src/i18n/texts.ts': ({ texts }) => ({ texts }),
};

const legalTexts = 'src/site/legal/legal-texts.ts';

/** What the modules are called beside a bundle. */
export const dataFiles = [...Object.keys(dataModules), legalTexts].map(fileOf);

/**
 * Vite plugin for the build: leaves the editors' data outside the bundle, which imports it from files that
 * `writeSiteData` writes beside it. An edit thus needs no new bundle.
 */
export function externalSiteData(): Plugin {
  return {
    name: 'external-site-data',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined;
      const module = nameOf(path.resolve(path.dirname(importer), source));
      return Object.hasOwn(dataModules, module) || module === legalTexts
        ? { id: `./${fileOf(module)}`, external: true }
        : undefined;
    },
  };
}

/**
 * Vite plugin for development: serves all data of a kind as one module, because a module per file would take
 * most of the time until the first page.
 */
export function inlineSiteData(): Plugin {
  return {
    name: 'inline-site-data',
    enforce: 'pre',
    async load(id) {
      const module = nameOf(id);
      const exportsOf = dataModules[module];
      if (!exportsOf) return undefined;
      if (module.startsWith('src/i18n/')) {
        // Changes of texts are put into the running application.
        return moduleOf(exportsOf({ texts: readAllTexts() } as SiteData));
      }
      for (const file of globSync('content/*.yaml', { cwd: root })) {
        this.addWatchFile(path.join(root, file));
      }
      return moduleOf(exportsOf({ content: await readContent() } as SiteData));
    },
  };
}

/** Puts the data and the legal texts into the folders of bundles. */
export function writeSiteData(folders: readonly string[], data: SiteData, legal: LegalCode): void {
  const modules = Object.entries(dataModules).map(([module, exportsOf]) => [
    fileOf(module),
    moduleOf(exportsOf(data)),
  ]);
  for (const [file = '', code = ''] of [...modules, [fileOf(legalTexts), legalModule(legal)]]) {
    for (const folder of folders) writeFileSync(path.join(folder, file), code);
  }
}

const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');

function fileOf(module: string): string {
  return `${path.posix.basename(module, '.ts')}.js`;
}

function moduleOf(exports: object): string {
  // Parsed as JSON, which is quicker than as script.
  const lines = Object.entries(exports).map(
    ([name, value]) =>
      `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`,
  );
  return lines.join('');
}
