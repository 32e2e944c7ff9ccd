import { expect, test } from 'vitest';
import { assumptions, confirmed } from './assumptions.ts';
import { loadContent } from './load.ts';
import { parseSource } from './source-file.ts';
import { checkEdited } from './testing/check-edited.ts';
import { problemLines } from './testing/test-content.ts';

const listed = (text: string) =>
  problemLines(assumptions({ some: parseSource('content/some.yaml', text) }));

test('what is assumed is listed entry by entry, with its note, its line and its value', () => {
  expect(
    listed(`kept: { value: 30, assumed: true, note: how long }
known: { value: 3 }
people:
  - id: ann
    age: { value: 41, assumed: true }
  - id: bob
    assumed: true
    note: whether he agrees
`),
  ).toEqual([
    '[kept] content/some.yaml, line 1: kept (30): how long.',
    '[people.0.age] content/some.yaml, line 5: people, ann, age (41): confirm or correct it.',
    '[people.1] content/some.yaml, line 7: people, bob: whether he agrees.',
  ]);
});

test('a whole file can be assumed', () => {
  expect(listed('assumed: true\nnote: a night of yours\nlog: []\n')).toEqual([
    '[] content/some.yaml, line 1: all of it: a night of yours.',
  ]);
});

test.each([
  [{ value: 30, assumed: true, note: 'how long' }, 30],
  [{ value: { cores: 1 }, assumed: true }, { cores: 1 }],
  [{ id: 'bob', assumed: true, note: 'whether he agrees' }, { id: 'bob' }],
  [
    { value: 'Yes.', date: '2026-11-22', assumed: true },
    { value: 'Yes.', date: '2026-11-22' },
  ],
])('%j is confirmed without its marks', (entry, meant) => {
  expect(confirmed(entry)).toEqual(meant);
});

test('one that is confirmed by hand leaves the file in order and the list', () => {
  const file = 'content/company.yaml';
  const before = checkEdited(file, (text) => text).toConfirm;
  const after = checkEdited(file, (text) =>
    text.replace(/\{ value: (\d+), assumed: true, note: [^}]*\}/, '$1'),
  );
  expect(after.problems).toEqual([]);
  expect(after.toConfirm).toHaveLength(before.length - 1);
});

test('every assumed answer and figure of the company says what is to be confirmed', () => {
  const files = /^content\/(answers|trust|dedicated|company)\.yaml$/;
  const { toConfirm } = loadContent(process.cwd());
  for (const { file, sentence } of toConfirm)
    if (files.test(file)) expect(`${file}: ${sentence}`).not.toContain('confirm or correct it');
});
