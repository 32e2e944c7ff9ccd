import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageRoutes, routes } from '../../site/routes.ts';
import { checkNotice, endedNotice } from './check-notice.ts';
import { checkContent, contentPaths } from './load.ts';
import { formatProblem } from './problem.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const words = '{ en: Hello, de: Hallo, es: Hola, fr: Bonjour }';
const pages = pageRoutes.filter(([, { frame }]) => frame !== 'standalone').map(([key]) => key);

/** What the check says of a notice. */
function said(notice: string, today = '2031-01-01'): string[] {
  const { content, sources, problems } = checkContent((file) =>
    file === contentPaths.notice ? notice : readFileSync(path.join(root, file), 'utf8'),
  );
  if (!content || !sources) return problems.map(formatProblem);
  return [
    ...checkNotice(content, sources.notice, pages, Object.keys(routes)),
    ...endedNotice(content, sources.notice, today),
  ].map(formatProblem);
}

const days = '  from: 2031-01-01\n  until: 2031-01-03\n';

test.each([
  ['none', 'notice: none\n', []],
  [
    'a whole one',
    `notice:\n  text: ${words}\n${days}  link: { to: plans, label: ${words} }\n  pages: [plans]\n`,
    [],
  ],
  [
    'an end before its start',
    `notice:\n  text: ${words}\n  from: 2031-01-03\n  until: 2031-01-01\n`,
    [
      'content/notice.yaml, line 4: the entry "notice: until" must not be before 2031-01-03; it says "2031-01-01".',
    ],
  ],
  [
    'a page that there is not',
    `notice:\n  text: ${words}\n${days}  pages: [plan]\n`,
    ['content/notice.yaml, line 5: plan is no page; write plans.'],
  ],
  [
    'a page without the frame of the site',
    `notice:\n  text: ${words}\n${days}  pages: [maintenance]\n`,
    [expect.stringContaining('line 5: maintenance is no page;')],
  ],
  [
    'a link that leads nowhere',
    `notice:\n  text: ${words}\n${days}  link: { to: planz, label: ${words} }\n`,
    ['content/notice.yaml, line 5: planz is no page; write plans.'],
  ],
])('a notice: %s', (_, notice, sentences) => {
  expect(said(notice)).toEqual(sentences);
});

test('a notice that is over is reported', () => {
  const notice = `notice:\n  text: ${words}\n${days}`;
  expect(said(notice, '2031-01-03')).toEqual([]);
  expect(said(notice, '2031-01-04')).toEqual([
    'content/notice.yaml, line 4: the notice ended on 2031-01-03; write a new one, or notice: none.',
  ]);
});
