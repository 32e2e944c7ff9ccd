import { expect, test } from 'vitest';
import { euMembers } from '../../../domain/location.ts';
import { checkVatNumber } from './check-vat-number.ts';

/** Numbers with right check digits, as authorities and companies have published them. */
const right = [
  ...['ATU13585627', 'BE0428759497', 'BG175074752', 'CY10259033P', 'CZ25123891', 'DE136695976'],
  ...['DK13585628', 'EE100931558', 'EL094259216', 'ES54362315K', 'FI20774740', 'FR40303265045'],
  ...['HR33392005961', 'HU12892312', 'IE6433435F', 'IT00743110157', 'LT119511515'],
  ...['LU15027442', 'LV40003521600', 'MT11679112', 'NL004495445B01', 'PL8567346215'],
  ...['PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619'],
];

test('there is a number for every member state', () => {
  const states = right.map((number) => number.slice(0, 2).replace('EL', 'GR'));
  expect(new Set(states)).toEqual(new Set(euMembers));
});

test.each([...right, 'XI366303068'])('%s has the right form', (number) => {
  expect(checkVatNumber(number)).toBe('right');
  expect(checkVatNumber(` ${number.toLowerCase().replace(/(?<=^..)/, ' ')}.`)).toBe('right');
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['DE136695977', 'mistyped'],
  ['DE12345', 'wrong'],
  ['GR094259216', 'elsewhere'],
  ['US123456789', 'elsewhere'],
  ['GB366303068', 'elsewhere'],
  ['123456789', 'elsewhere'],
  ['__proto__', 'elsewhere'],
] as const)('%j is %s', (typed, form) => {
  expect(checkVatNumber(typed)).toBe(form);
});
