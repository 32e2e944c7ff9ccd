import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGlossary } from '../../src/i18n/check/glossary.ts';
import { termsIn, termsOf } from './glossary.ts';

const terms = termsOf(readGlossary(readFileSync('docs/glossary.md', 'utf8')));

test('terms are found as words, in the plural too, and not in names of placeholders', () => {
  const found = (text: string) => termsIn(text, terms).flatMap(({ en = [] }) => en);
  expect(found('All plans have it.')).toContain('plan');
  expect(found('We planned {{plans.pro.name}}.')).not.toContain('plan');
});
