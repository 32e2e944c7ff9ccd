import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

/** What is wrong when a file says something else. */
const problemsOf = (file: string, text: string) => checkEdited(file, () => text).problems;

const proPlan = `personal:
  - id: pro
    name: Pro
    purchaseLink: cartPro
    bestFor: team
    monthlyPrice: { USD: 17.99, EUR: 17.99, GBP: 17.99, CAD: 22.99 }
    annualPerMonth: 14.99
    includedWikis: { value: 1, assumed: true }
    storage: { gb: 25 }
business: []
`;

const amount = 'must be an amount above 0 with at most two decimals, such as 17.99';

test('the shipped content has no problems', () => {
  expect(checkEdited(contentPaths.plans, (text) => text).problems).toStrictEqual([]);
});

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
    'a word that stands there twice',
    ['    storage', '    name: Plus\n    storage'],
    'line 9: the word "name" stands here for the second time; remove one of the two.',
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
  [
    'a tab at the start of a line',
    ['    storage', '\tstorage'],
    'line 9: this line starts with a tab; write spaces instead.',
  ],
  [
    'a quotation mark that is not closed',
    ['name: Pro', 'name: "Pro'],
    'line 11: a colon, comma, bracket or quotation mark is missing here or in the line above; put it there.',
  ],
  [
    'a colon that is missing',
    ['name: Pro', 'name Pro'],
    'line 3: this line does not fit the one above it; write it with the same number of spaces before it, with a colon behind its name, and with every comma and bracket.',
  ],
  [
    'a text with a colon in it',
    ['name: Pro', 'name: Pro: the best'],
    'line 3: a text with a colon in it cannot stand like this; put the whole text in quotation marks.',
  ],
  [
    'a sign with a meaning of its own',
    ['name: Pro', 'name: @pro'],
    'line 3: a value starts with a sign that has a meaning of its own here; put the whole value in quotation marks.',
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
  [
    'customers',
    '- { id: fen, style: bold }',
    'line 1: the name of fen is missing; it must be a text.',
  ],
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

test('ranges of employees must follow each other', () => {
  const band = (from: number, to: number) =>
    `{ employeesFrom: ${from}, employeesTo: ${to}, monthly: ${to}, annualPerMonth: ${to} }`;
  const problemsWith = (...bands: string[]) =>
    checkEdited(contentPaths.plans, (text) =>
      text.replace(/bands:\n(?: +- .*\n)+/, `bands: [${bands.join(', ')}]\n`),
    ).problems;
  expect(problemsWith(band(6, 15), band(18, 50))).toStrictEqual([
    expect.stringMatching(
      /line \d+: a range of employees of .+ starts at 18; the one before it ends at 15, so it must start at 16\.$/,
    ),
  ]);
  expect(problemsWith(band(6, 5))).toStrictEqual([
    expect.stringMatching(
      /line \d+: a range of employees of .+ ends at 5, before it starts at 6\.$/,
    ),
  ]);
});

test('every business plan has the same ranges of employees', () => {
  const { problems } = checkEdited(contentPaths.plans, (text) =>
    text
      .replace(/employeesTo: 15,/, 'employeesTo: 14,')
      .replace(/employeesFrom: 16,/, 'employeesFrom: 15,'),
  );
  expect(problems).toStrictEqual([
    expect.stringMatching(
      /line \d+: the ranges of employees of Business Foundation are 6 to 14, 15 to 25, 26 to 50; write those of Business Pro: 6 to 15, 16 to 25, 26 to 50\.$/,
    ),
  ]);
});

test('a value deep in a list is named by what it belongs to', () => {
  const { problems } = checkEdited(contentPaths.plans, (text) =>
    text.replace(/monthly: \d+/, 'monthly: free'),
  );
  expect(problems).toStrictEqual([
    expect.stringMatching(/the monthly of entry 1 of bands of .+ must be an amount .+ "free"\.$/),
  ]);
});

const risenQuantum = (...laterPrices: string[]) =>
  checkEdited(contentPaths.plans, (text) =>
    text.replace(
      '    annualPerMonth: 24.99\n',
      `    annualPerMonth: 24.99\n    laterPrices: [${laterPrices.join(', ')}]\n`,
    ),
  ).problems;
const price = (validFrom: string, usd: number) =>
  `{ validFrom: ${validFrom}, monthlyPrice: { USD: ${usd}, EUR: 31, GBP: 31, CAD: 32 }, annualPerMonth: 25.9 }`;

test('prices that start on a day start one after the other', () => {
  expect(risenQuantum(price('2031-01-01', 31), price('2032-01-01', 32))).toStrictEqual([]);
  expect(risenQuantum(price('2031-01-01', 31), price('2031-01-01', 32))).toStrictEqual([
    expect.stringContaining(
      'the valid from of entry 2 of later prices of Quantum must be after 2031-01-01, when the price above it starts',
    ),
  ]);
});

test('a price that is to start is compared with those of its day', () => {
  expect(risenQuantum(price('2031-01-01', 48), price('2032-01-01', 32))).toStrictEqual([
    expect.stringContaining('Ultra costs 47.99 USD and Quantum, which stands before it, 48.00'),
  ]);
});

test('a value that starts with an asterisk is explained', () => {
  const text = proPlan.replace('name: Pro', 'name: *Pro');
  expect(problemsOf(contentPaths.plans, text)).toStrictEqual([
    'content/plans.yaml, line 3: a value starts with *; put the whole value in quotation marks.',
  ]);
});

test('every problem of a file is reported at once', () => {
  const text = proPlan.replaceAll('17.99', 'free');
  expect(problemsOf(contentPaths.plans, text)).toHaveLength(3);
});

test('a missing file is named', () => {
  const { problems } = checkEdited(contentPaths.claims, () => {
    throw new Error('no such file');
  });
  expect(problems).toStrictEqual([
    'content/claims.yaml: this file is missing; the site cannot be made without it.',
  ]);
});

test('an empty link is allowed: its target is not set yet', () => {
  const { problems } = checkEdited(contentPaths.site, (text) =>
    text.replace(/demo: .*/, 'demo: ""'),
  );
  expect(problems).toStrictEqual([]);
});
