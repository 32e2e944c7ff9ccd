import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';
import { proPlan } from './testing/pro-plan.ts';

/** What is wrong when a file says something else. */
const problemsOf = (file: string, text: string) => checkEdited(file, () => text).problems;

const amount = 'must be an amount above 0 with at most two decimals, such as 17.99';

test.each([
  [
    'a decimal comma',
    ['USD: 17.99', 'USD: "17,99"'],
    `line 6: the monthly price (USD) of Pro ${amount}; it says "17,99": write 17.99.`,
  ],
  [
    'a currency sign',
    ['14.99', '$14.99'],
    `line 7: the annual per month of Pro ${amount}; it says "$14.99": write 14.99.`,
  ],
  [
    'more than two decimals',
    ['14.99', '14.995'],
    `line 7: the annual per month of Pro ${amount}; it says "14.995".`,
  ],
  [
    'a negative amount',
    ['EUR: 17.99', 'EUR: -17.99'],
    `line 6: the monthly price (EUR) of Pro ${amount}; it says "-17.99".`,
  ],
  [
    'an amount that is missing',
    [', CAD: 22.99', ''],
    `line 6: the monthly price (CAD) of Pro is missing; it ${amount}.`,
  ],
  [
    'a value that is empty',
    ['name: Pro', 'name:'],
    'line 3: the name of pro must be a text; it is empty.',
  ],
  [
    'an unknown word',
    ['    storage', '    colour: red\n    storage'],
    'line 9: the word "colour" is not known here; check its spelling, or remove it.',
  ],
  [
    'an assumed value of the wrong kind',
    ['value: 1', 'value: one'],
    'line 8: the included wikis of Pro must be a whole number of wikis, 1 or more, or unlimited; it says "one".',
  ],
  [
    'a fraction of a wiki',
    ['value: 1', 'value: 1.5'],
    'line 8: the included wikis of Pro must be a whole number of wikis, 1 or more, or unlimited; it says "1.5".',
  ],
  [
    'an assumption that is none',
    ['assumed: true', 'assumed: perhaps'],
    'line 8: the included wikis (assumed) of Pro must be true; it says "perhaps".',
  ],
  [
    'storage that is no amount',
    ['{ gb: 25 }', '25 GB'],
    'line 9: the storage of Pro must look like { gb: 25 } or { gb: 1000, orMore: true }, or be unlimited; it says "25 GB".',
  ],
  [
    'a list without entries',
    ['business: []', 'business: none'],
    'line 10: the entry "business" must be a list whose entries each start with a hyphen; it says "none".',
  ],
] as const)('plans: %s is explained with its line', (_, [before, after], sentence) => {
  const file = contentPaths.plans;
  expect(problemsOf(file, proPlan.replace(before, after))).toContain(`${file}, ${sentence}`);
});

test.each([
  ['plan-features', 'ssh: no', 'line 1: the word "ssh" is not known here; write "sshAccess".'],
  [
    'plan-features',
    'sshAccess:\n  basics: no\n  pro: { value: maybe, assumed: true }',
    'line 3: the entry "sshAccess: pro" must be one of these words: yes, no, basic, advanced, latestLts, anyVersion, onDedicated; it says "maybe".',
  ],
  [
    'plan-features',
    'sshAccess:\n  basics: no',
    'line 2: the entry "sshAccess: ultra" is missing; it must be one of these words: yes, no, basic, advanced, latestLts, anyVersion, onDedicated.',
  ],
  [
    'countries',
    'countries:\n  - { code: TX, currency: USD, rates: [{ percent: 6.6 % }] }',
    'line 2: the percent of entry 1 of rates of TX must be a percentage between 0 and 30, such as 6.6, without the % sign; it says "6.6 %": write 6.6.',
  ],
  [
    'countries',
    'countries:\n  - { code: TX, currency: USD, rates: [] }',
    'line 2: the rates of TX must name one rate at least, such as [{ percent: 20 }].',
  ],
  [
    'countries',
    'countries:\n  - { code: TX, currency: USD, rates: [{ percent: 6.6 }, { percent: 7 }] }',
    'line 2: the valid from of entry 2 of rates of TX is missing; it must be there: only the first rate may do without the day it starts.',
  ],
  [
    'countries',
    'countries:\n  - code: TX\n    rates:\n      - { percent: 7, validFrom: 2027-01-01 }\n      - { percent: 6.6, validFrom: 2026-01-01 }',
    'line 5: the valid from of entry 2 of rates of TX must be after 2027-01-01, when the rate above it starts; it says "2026-01-01".',
  ],
  [
    'countries',
    'countries:\n  - { code: us, currency: USD, rates: [{ percent: 0 }] }',
    'line 2: the code of us must be a country code of two capital letters, TX, or other; it says "us".',
  ],
  [
    'site',
    'links:\n  demo: ftp://demo.example/',
    'line 2: the entry "links: demo" must be a whole web address that starts with https://, or "" when there is none yet; it says "ftp://demo.example/".',
  ],
  [
    'site',
    'siteUrl: https://www.garden.example/start',
    'line 1: the entry "siteUrl" must be https:// and a host, without a slash at the end; it says "https://www.garden.example/start".',
  ],
  [
    'site',
    'foundedOn: 22.02.2012',
    'line 1: the entry "foundedOn" must be a day such as 2012-02-22 (year-month-day); it says "22.02.2012": write 2012-02-22.',
  ],
  [
    'claims',
    '- { id: tall-tale, source: { kind: rumour } }',
    'line 1: the source (kind) of tall-tale must start with a kind: terms, promise, plan, page, law, host, measurement or record; it says "rumour".',
  ],
  [
    'claims',
    '- { id: tall-tale, source: { kind: terms, section: 7 } }',
    'line 1: the source (section) of tall-tale must be a section of the terms: 1 to 21, P1 to P4 for the privacy policy, or AUP, in quotation marks; it says "7".',
  ],
  [
    'claims',
    '- { id: gdpr, source: { kind: law, url: https://law.example/, name: { en: A, de: B, fr: C } } }',
    'line 1: the source (name) of gdpr must be one text for all languages, or one for each: en, de, es, fr; es is missing.',
  ],
  [
    'claims',
    '- { id: gdpr, source: { kind: law, url: http://law.example/, name: Law } }',
    'line 1: the source (url) of gdpr must be a whole web address that starts with https://; it says "http://law.example/": write https://law.example/.',
  ],
  [
    'claims',
    '- { id: gdpr, source: { kind: law, url: https://law.example/, name: 679 } }',
    'line 1: the source (name) of gdpr must be one text for all languages, or one for each: en, de, es, fr; it says "679".',
  ],
  [
    'claims',
    '- { id: no-ads, source: { kind: terms, section: "7" } }\n'.repeat(2),
    'line 2: no-ads is listed for the second time; each entry needs a name of its own.',
  ],
  ['customers', '- { id: fen }', 'line 1: the name of fen is missing; it must be a text.'],
  [
    'customers',
    'fen: Fen',
    'line 1: the file must be a list whose entries each start with a hyphen.',
  ],
  [
    'testimonials',
    '- { id: alto, icon: man, text: { en: A, de: A, es: A, fr: A } }',
    'line 1: the file must have two entries at least: one alone does not turn.',
  ],
] as const)('%s: %j is explained with its line', (name, text, sentence) => {
  const file = contentPaths[name];
  expect(problemsOf(file, text)).toContain(`${file}, ${sentence}`);
});

test('a value deep in a list is named by what it belongs to', () => {
  const { problems } = checkEdited(contentPaths.plans, (text) =>
    text.replace(/monthly: \d+/, 'monthly: free'),
  );
  expect(problems).toStrictEqual([
    expect.stringMatching(/the monthly of entry 1 of bands of .+ must be an amount .+ "free"\.$/),
  ]);
});

test('every problem of a file is reported at once', () => {
  const text = proPlan.replaceAll('17.99', 'free');
  expect(problemsOf(contentPaths.plans, text)).toHaveLength(3);
});
