import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../../site/routes.ts';
import { content } from '../../content.ts';
import { linkIds } from '../../schema/link-ids.ts';
import { readFacts } from '../fact-values.ts';
import { checkLegal } from './check-legal.ts';

const targets = {
  routes: Object.keys(routes),
  links: linkIds,
  facts: await readFacts(content),
};
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
    '<Summary> is not closed; write </Summary> where it ends',
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
  [
    'a number that content/ has',
    text.replace('{{terms.breachNoticeHours}}', '72'),
    'the number 72 is typed; write {{terms.breachNoticeHours}}, or write <Law>72</Law>',
  ],
  [
    'a number that nothing has',
    text.replace('{{terms.breachNoticeHours}}', '48'),
    'the number 48 is typed; set it in content/company.yaml',
  ],
  [
    'a number in words',
    text.replace('{{terms.invoiceLeadWeeks}}', 'zwei'),
    '“zwei\u00a0Wochen” has a number in words',
  ],
  [
    'the name of a plan',
    `${text}\nUltra ist groß.`,
    '“Ultra” is typed; write {{plans.ultra.name}}',
  ],
  ['the brand', text.replace('{{brand}}', 'WikiGarth'), '“WikiGarth” is typed; write {{brand}}'],
  [
    'a fact that there is not',
    text.replace('{{plans.enterprise.name}}', '{{plans.enterprise.nam}}'),
    'there is no value for {{plans.enterprise.nam}}; write {{plans.enterprise.name}}',
  ],
  [
    'a fact in a title',
    text.replace(' title="', ' title="{{brand}} '),
    '{{brand}} cannot stand in a title',
  ],
  [
    'a law that says something else than in English',
    text.replace('<Law>14</Law>\u00a0Tage', '<Law>15</Law> Tage'),
    'the section "section-15" lacks <Law>14</Law>, which the English has',
  ],
  [
    'a link with the number of another section',
    text.replace(/(<To [^>]*"section-4">\D*)4/, '$15'),
    'this link says 5, and leads to section 4; write 4',
  ],
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
])('%s is reported with its line', (_, edited, sentence) => {
  const said = problemsWith(edited).join('\n');
  expect(said).toContain(sentence);
  expect(said).toMatch(/^content\/legal\/de\/terms\.mdx, \d+: /m);
});

test('a missing translation is reported', () => {
  const { [file]: _, ...rest } = shipped;
  expect(checkLegal(rest, targets)).toMatchObject([
    { file, sentence: expect.stringContaining('is missing') },
  ]);
});
