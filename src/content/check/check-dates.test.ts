import { expect, test } from 'vitest';
import { checkDates } from './check-dates.ts';
import { parseSource } from './source-file.ts';
import { problemLines } from './testing/test-content.ts';

const said = (text: string, today?: string) =>
  problemLines(
    checkDates(
      [parseSource('a.yaml', 'foundedOn: 2012-02-22\n'), parseSource('b.yaml', text)],
      today,
    ),
  );

test.each([
  ['foundedOn: 2031-01-02\n', 'foundedOn', 1],
  ['# Here\nupdatedOn: 2031-01-02\n', 'updatedOn', 2],
  ['preparedOn: 2031-01-02\n', 'preparedOn', 1],
  ['legalUpdatedOn:\n  terms: 2031-01-01\n  dmca: 2031-01-02\n', 'legalUpdatedOn.dmca', 3],
  ['- id: a\n- source:\n    date: 2031-01-02\n', '1.source.date', 3],
])('%j says that something happened which lies in the future', (text, path, line) => {
  expect(said(text, '2031-01-01')).toEqual([
    `[${path}] b.yaml, line ${line}: 2031-01-02 is in the future; write the day on which it happened.`,
  ]);
  expect(said(text, '2031-01-02')).toEqual([]);
});

test.each([
  'validFrom: 2031-01-02\n',
  'date: 20320101\n',
  'date:\n',
  'from: { until: 2031-01-02 }\n',
])('%j says nothing of what has happened', (text) => {
  expect(said(text, '2031-01-01')).toEqual([]);
});

test('today is today', () => {
  const dayAt = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(said(`date: ${dayAt(-2)}\n`)).toEqual([]);
  expect(said(`date: ${dayAt(2)}\n`)).toHaveLength(1);
});
