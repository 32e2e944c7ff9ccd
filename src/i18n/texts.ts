import type { Resource, ResourceLanguage } from 'i18next';
import { type Locale, locales } from './locales.ts';

const files = import.meta.glob<ResourceLanguage>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Every text, by language and namespace. The build replaces this module by a data file beside the bundle. */
export const texts: Resource = Object.fromEntries(locales.map((locale) => [locale, {}]));
for (const [path, namespace] of Object.entries(files)) {
  const [locale, file] = path.split('/').slice(-2) as [Locale, string];
  const language = texts[locale];
  if (language) language[file.replace(/\.json$/, '')] = namespace;
}
