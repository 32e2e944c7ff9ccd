// `npm run texts`: notes which English each translation was made from, and checks the texts.
// `npm run texts -- --right de plans.heading plans.lede` notes that these are still right.
import { readOptions } from '../read-options.ts';
import { fallbackLocale, locales } from './locales.ts';
import { confirmTranslations, keepOrigins } from './origins/origins-file.ts';
import { flattenTexts, readTexts } from './read-texts.ts';

const { values, positionals } = readOptions({
  options: { right: { type: 'string' } },
  allowPositionals: true,
});
const root = process.cwd();
const locale = locales.find((each) => each === values.right);
if (values.right !== undefined && (!locale || positionals.length === 0)) {
  console.error('Name a language and texts: npm run texts -- --right de plans.heading');
  process.exit(2);
}
try {
  if (locale) {
    const [english, own] = [fallbackLocale, locale].map((each) =>
      flattenTexts(readTexts(root, each)),
    );
    if (english && own) confirmTranslations(root, locale, { english, own }, positionals);
  }
  keepOrigins(root);
} catch {
  // A file cannot be read; the check says which.
}
await import('./check.ts');
