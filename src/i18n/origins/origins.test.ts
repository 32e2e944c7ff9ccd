import { expect, test } from 'vitest';
import { confirmOrigins, noteOrigins, outdatedKeys } from './origins.ts';
import { formatOrigins, parseOrigins } from './origins-file.ts';

const texts = (values: Record<string, string>) => new Map(Object.entries(values));
const english = texts({ 'a.one': 'One', 'a.two': 'Two' });
const german = texts({ 'a.one': 'Eins', 'a.two': 'Zwei' });
const noted = noteOrigins(new Map(), english, german);
const written = formatOrigins({ de: noted });

test('a translation is out of date when its English changes, until it is rewritten or confirmed', () => {
  const changed = texts({ 'a.one': 'One!', 'a.two': 'Two' });
  expect(outdatedKeys(noted, english, german)).toEqual([]);
  expect(outdatedKeys(noted, changed, german)).toEqual(['a.one']);
  // Noting again does not forget it.
  expect(outdatedKeys(noteOrigins(noted, changed, german), changed, german)).toEqual(['a.one']);
  const rewritten = texts({ 'a.one': 'Eins!', 'a.two': 'Zwei' });
  expect(outdatedKeys(noteOrigins(noted, changed, rewritten), changed, rewritten)).toEqual([]);
  expect(outdatedKeys(confirmOrigins(noted, changed, german, ['a.one']), changed, german)).toEqual(
    [],
  );
  expect(outdatedKeys(confirmOrigins(noted, changed, german, ['a']), changed, german)).toEqual([]);
  expect(outdatedKeys(confirmOrigins(noted, changed, german, ['a.on']), changed, german)).toEqual([
    'a.one',
  ]);
});

test('a translation without a recorded origin counts as made from the current English', () => {
  expect(outdatedKeys(new Map(), english, german)).toEqual([]);
});

test('origins are read as they were written, and texts that are gone are forgotten', () => {
  expect(formatOrigins(parseOrigins(written))).toBe(written);
  expect([...noteOrigins(noted, texts({ 'a.two': 'Two' }), german).keys()]).toEqual(['a.two']);
});

test('when two branches are merged by taking the lines of both, nothing out of date is lost', () => {
  const changed = texts({ 'a.one': 'One!', 'a.two': 'Two' });
  const rewritten = texts({ 'a.one': 'Ein Stück', 'a.two': 'Zwei' });
  // One branch changes the English and confirms the German; the other rewrites the German.
  const mine = formatOrigins({ de: confirmOrigins(noted, changed, german, ['a']) });
  const theirs = formatOrigins({ de: noteOrigins(noted, english, rewritten) });
  const merged = parseOrigins(mine + theirs).de ?? new Map();
  expect(outdatedKeys(merged, changed, rewritten)).toEqual(['a.one']);
  expect(outdatedKeys(merged, changed, german)).toEqual([]);
});
