// `npm run texts`: tells whoever edits locales/ what is missing or wrong.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts, type Texts } from './check-texts.ts';
import { readGlossary } from './glossary.ts';
import { listEnglish } from './list-english.ts';
import { locales } from './locales.ts';

function readTexts(locale: string): Texts {
  const folder = path.join(process.cwd(), 'locales', locale);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      parse(`locales/${locale}/${file}`, readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

function parse(file: string, text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Brings english.ts up to date when a file has come or gone. */
function listFiles(namespaces: readonly string[]): string[] {
  const file = path.join(import.meta.dirname, 'english.ts');
  const wanted = listEnglish(namespaces);
  if (readFileSync(file, 'utf8') === wanted) return [];
  writeFileSync(file, wanted);
  return ['src/i18n/english.ts did not list the files of locales/en; it does now. Commit it.'];
}

const english = readTexts('en');
const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const problems = [
  ...listFiles(Object.keys(english)),
  ...locales.flatMap((locale) => checkTexts(locale, readTexts(locale), english, glossary)),
];
for (const problem of problems) console.error(problem);
console.log(problems.length > 0 ? `\n${problems.length} to mend.` : 'locales/ is in order.');
process.exit(problems.length > 0 ? 1 : 0);
