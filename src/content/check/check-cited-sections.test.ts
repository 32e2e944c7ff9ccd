import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTextFile } from '../../i18n/check/text-file.ts';
import type { Claim } from '../schema/claims.ts';
import { checkCitedSections } from './check-cited-sections.ts';
import { checkContent } from './load.ts';

const { content, sources } = checkContent((file) => readFileSync(file, 'utf8'));
const sentencesFile = 'locales/en/claims.json';
const { texts } = readTextFile(sentencesFile, readFileSync(sentencesFile, 'utf8'));
const sentences = new Map([...texts].map(([id, { text }]) => [id, text]));
const legal = globSync('content/legal/en/*.mdx').map((file) => readFileSync(file, 'utf8'));

function questionsOn(claims: readonly Claim[]): string[] {
  if (!sources) throw new Error('content/ is not in order.');
  return checkCitedSections(claims, sources.claims, sentences, legal).map(
    ({ line, sentence }) => `${line}: ${sentence}`,
  );
}

const claims = content?.claims ?? [];

test('no shipped claim is questioned', () => {
  expect(questionsOn(claims)).toEqual([]);
});

test('nine of ten claims are questioned when they cite another section', () => {
  const cited = claims.flatMap(({ source, ...claim }) =>
    source.kind === 'terms' ? [{ ...claim, source }] : [],
  );
  const moved = cited.map(({ source, ...claim }, index) => {
    const others = cited.map((each) => each.source.section).filter((own) => own !== source.section);
    return { ...claim, source: { ...source, section: others[(7 * index) % others.length] ?? '' } };
  });
  expect(cited.length).toBeGreaterThan(20);
  expect(questionsOn(moved).length).toBeGreaterThanOrEqual(0.9 * moved.length);
  expect(questionsOn(moved)[0]).toMatch(/^\d+: section \w+ shares few words with what [\w-]+ says/);
});
