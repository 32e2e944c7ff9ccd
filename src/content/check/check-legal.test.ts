import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../site/routes.ts';
import { linkIds } from '../schema/site.ts';
import { checkLegal } from './check-legal.ts';

const targets = { routes: Object.keys(routes), links: linkIds };
const shipped = Object.fromEntries(
  globSync('content/legal/*/*.mdx').map((file) => [file, readFileSync(file, 'utf8')]),
);
const file = 'content/legal/de/terms.mdx';
const text = shipped[file] ?? '';
const problemsWith = (edited: string) =>
  checkLegal({ ...shipped, [file]: edited }, targets).map(
    (each) => `${each.file}, ${each.line}: ${each.sentence}`,
  );

test('the shipped legal texts have no problems', () => {
  expect(problemsWith(text)).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'a mark that is not closed',
    text.replace('</Summary>', ''),
    '</Section> closes nothing, or another mark must close first',
  ],
  ['a mark that is not known', text.replace('<Summary>', '<Sumary>'), '<Sumary> is not known here'],
  [
    'a dead anchor',
    text.replace('section="section-4"', 'section="section-44"'),
    'section "section-44" leads nowhere',
  ],
  [
    'a page that is none',
    text.replace('route="contact"', 'route="contct"'),
    'leads nowhere; write "contact"',
  ],
  ['a script as a link', `${text}\n[hier](javascript:alert)`, 'is an address'],
  ['a plain address', `${text}\nhttp://wiki.example/`, '"http://wiki.example/" is an address'],
  ['a brace', `${text}\n{{brand}`, 'a brace { or } stands here'],
  ['no title', text.replace('title:', 'titel:'), 'must begin with three lines'],
  [
    'a lost section',
    text.replace('id="section-2"', 'id="section-x"'),
    'the section "section-2" is missing',
  ],
  [
    'English left',
    `${text}\nYou must be at least that old to use a wiki account with us.`,
    'reads as English; translate it',
  ],
])('%s is told with its line', (_, edited, sentence) => {
  const said = problemsWith(edited).join('\n');
  expect(said).toContain(sentence);
  expect(said).toMatch(/^content\/legal\/de\/terms\.mdx, \d+: /m);
});

test('a missing translation is told', () => {
  const { [file]: _, ...rest } = shipped;
  expect(checkLegal(rest, targets)).toMatchObject([
    { file, sentence: expect.stringContaining('is missing') },
  ]);
});
