import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

const file = contentPaths.trust;
/** The shipped file with an entry in the place of that for backups. */
const withBackups = (entry: string) => (text: string) =>
  text.replace(/\nbackups:\n[\s\S]*?\n(?=\n)/, `\n${entry}`);
const value = '{ en: Daily., de: Täglich., es: Cada día., fr: Chaque jour. }';
const source = '{ kind: terms, section: "16" }';
const backups = (more: string) =>
  `backups:\n  value: ${value}\n  date: 2026-11-22\n  validForDays: 365\n  source: ${source}\n${more}`;

test('a sample is listed until its mark is removed', () => {
  const sentence = expect.stringContaining(
    '"backups" is a sample, so visitors read that it is not published',
  );
  expect(checkEdited(file, withBackups(backups('  sample: true\n'))).advice).toContainEqual(
    sentence,
  );
  const confirmed = checkEdited(file, withBackups(backups('')));
  expect(confirmed.problems).toEqual([]);
  expect(confirmed.advice).not.toContainEqual(sentence);
});

test('a question without an entry is listed', () => {
  const { advice, problems } = checkEdited(file, withBackups(''));
  expect(problems).toEqual([]);
  expect(advice).toContainEqual(
    `${file}: "backups" has no entry, so visitors read that it is not published; write one like the others.`,
  );
});
