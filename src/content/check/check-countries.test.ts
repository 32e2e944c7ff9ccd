import { expect, test } from 'vitest';
import { euMembers } from '../../domain/location.ts';
import { checkCountries } from './check-countries.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

/** Entries of three lines each; those of the members of the Union go before the others. */
function said(others: readonly string[], members = [...euMembers], currency = 'USD'): string[] {
  const entry = (code: string, of: string) =>
    `  - code: ${code}\n    currency: ${of}\n    rates: [{ percent: 20 }]\n`;
  const entries = [
    ...members.map((code) => entry(code, 'EUR')),
    ...others.map((code) => entry(code, currency)),
  ];
  const countries = `updatedOn: 2026-11-20\ncountries:\n${entries.join('')}`;
  const { content, sources } = contentFrom({ countries });
  return problemLines(checkCountries(content, sources.countries));
}

test.each(['US', 'GB', 'XK', 'TX', 'other'])('%s may be listed', (code) => {
  expect(said([code])).toEqual([]);
});

test.each([
  ['UK', 'write GB'],
  ['EL', 'write GR'],
  ['EN', 'write GB'],
  ['SP', 'write ES'],
  ...['XQ', 'EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'].map((code) => [
    code,
    'write the two letters of ISO 3166-1',
  ]),
])('%s is no country', (code, advice) => {
  expect(said(['US', code])).toEqual([
    `[countries.28.code] content/countries.yaml, line 87: ${code} is no country's code; ${advice}.`,
  ]);
});

test('a member of the European Union pays in euros', () => {
  const members = [...euMembers].filter((code) => code !== 'CY');
  expect(said(['CY'], members, 'GBP')).toEqual([
    '[countries.26.currency] content/countries.yaml, line 81: Cyprus pays in GBP, but members of the European Union are billed in euros; write EUR.',
  ]);
  expect(said(['CY'], members, 'EUR')).toEqual([]);
});

test('a member of the European Union that is missing is reported, unless its code may be misspelt', () => {
  const members = [...euMembers].filter((code) => code !== 'AT' && code !== 'SK');
  const missing = (name: string) =>
    `[countries] content/countries.yaml, line 2: ${name} is missing, so that its visitors would be told no tax; add a line for it.`;
  expect(said(['US'], members)).toEqual([missing('Austria (AT)'), missing('Slovakia (SK)')]);
  expect(said(['XQ'], members)).toEqual([expect.stringContaining('XQ is no country')]);
});
