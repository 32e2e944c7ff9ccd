import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGlossary } from '../../i18n/check/glossary.ts';
import { checkPhrases } from './check-phrases.ts';

const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const shipped = Object.fromEntries(
  globSync(['content/*.yaml', 'content/legal/*/*.mdx']).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);

test('the shipped content says nothing that misleads', () => {
  expect(checkPhrases(shipped, glossary)).toEqual([]);
});

test.each([
  ['content/legal/de/terms.mdx', 'virtuellem privatem Server', 'dediziertem Server'],
  ['content/legal/fr/terms.mdx', 'serveur privé virtuel', 'serveur dédié'],
  ['content/extensions.yaml', 'es: Coloca botones', 'es: Un servidor dedicado coloca botones'],
  ['content/testimonials.yaml', 'en: "The old server', 'en: "The dedicated server'],
])('%s is read: a phrase that misleads is reported with its line', (file, now, then) => {
  const edited = shipped[file]?.replace(now, then) ?? '';
  const line = edited.split('\n').findIndex((each) => each.includes(then)) + 1;
  expect(line).toBeGreaterThan(0);
  expect(checkPhrases({ [file]: edited }, glossary)).toMatchObject([
    { file, line, sentence: expect.stringContaining('says “') },
  ]);
});

test('a testimonial that was not translated is reported with its line', () => {
  const file = 'content/testimonials.yaml';
  const english = 'The old server needed me at night, and this one has not needed me at all.';
  const edited = shipped[file]?.replace(/fr: "L’ancien serveur.*/, `fr: "${english}"`) ?? '';
  const line = edited.split('\n').findIndex((each) => each.includes(`fr: "${english}`)) + 1;
  expect(line).toBeGreaterThan(0);
  expect(checkPhrases({ [file]: edited }, glossary)).toMatchObject([
    { file, line, sentence: expect.stringContaining('(fr) reads as English') },
  ]);
});
