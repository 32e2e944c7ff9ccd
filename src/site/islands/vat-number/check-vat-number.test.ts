import { expect, test } from 'vitest';
import { euMembers } from '../../../domain/location.ts';
import { checkVatNumber } from './check-vat-number.ts';
import { publishedForms } from './testing/published-rules.ts';

/** Valid numbers, as authorities and companies have published them. */
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

test('zeros with the check digits that belong to them are nobody’s number, of any state', () => {
  const zeros = [
    ...[
      'ATU00000000',
      'BE0000000000',
      'BE0000000097',
      'BG000000000',
      'BG0000000000',
      'CY00000000X',
    ],
    ...['CZ00000000', 'DE000000000', 'DK00000000', 'EE000000000', 'EL000000000', 'ESB00000000'],
    ...[
      'ES00000000T',
      'FI00000000',
      'FR00000000000',
      'FR12000000000',
      'HR00000000000',
      'HU00000000',
    ],
    ...['IE0000000W', 'IE0000000WA', 'IT00000000000', 'LT000000000', 'LU00000000', 'LV00000000000'],
    ...['MT00000000', 'NL000000000B01', 'PL0000000000', 'PT000000000', 'RO00', 'RO0000000000'],
    ...['SE000000000001', 'SI00000000', 'SK0000000000', 'XI000000000', 'XI000000097001'],
  ];
  const states = new Set(zeros.map((number) => number.slice(0, 2)));
  expect(states).toEqual(new Set(Object.keys(publishedForms)));
  for (const number of zeros) expect([number, checkVatNumber(number)]).toEqual([number, 'zeros']);
});

test('a valid number of another country than the chosen one has its own result', () => {
  for (const number of [...right, 'XI366303068', 'XIGD048']) {
    const state = number.slice(0, 2);
    for (const country of [...euMembers, 'GB', 'US', 'other']) {
      const own = state.replace('EL', 'GR').replace('XI', 'GB');
      const form = own === country ? 'right' : 'otherCountry';
      expect([number, country, checkVatNumber(number, country)]).toEqual([number, country, form]);
    }
  }
  expect(checkVatNumber('DE136695977', 'AT')).toBe('mistyped');
});

test('rules are published for every member state, and for Northern Ireland', () => {
  const states = Object.keys(publishedForms).map((state) => state.replace('EL', 'GR'));
  expect(new Set(states)).toEqual(new Set([...euMembers, 'XI']));
});

const kinds = Object.entries(publishedForms).flatMap(([state, forms]) =>
  Object.entries(forms).map(([kind, write]) => [state, kind, write] as const),
);

/** A deterministic random generator (Park and Miller). */
function createRandom(): (limit: number) => number {
  let seed = 7;
  return (limit) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
}

/** Spellings of a number as copied from a mail, a PDF or a form. */
const copies: ((number: string) => string)[] = [
  (number) => number.toLowerCase(),
  (number) => number.replace(/(?<=^..)/, '\u00a0').replace(/(?<=.{6})/, '\u202f'),
  (number) => number.replace(/(?<=^..)/, '-').replace(/.$/, '\u2011$&\ufeff'),
  (number) => `\u200e${number.replace(/(?<=^.{4})/, '\u00ad')}\u200b.`,
  (number) => number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (number) => `\u201c${number.replace(/(?<=^.{5})/, '/').replace(/(?<=^.{8})/, '.')}\u201d`,
];

test.each(kinds)('%s: every right number is right: %s', (state, _kind, write) => {
  const random = createRandom();
  for (let times = 0; times < 100; times += 1) {
    const number = state + write(random);
    expect([number, checkVatNumber(number)]).toEqual([number, 'right']);
    const copy = copies[times % copies.length]?.(number) ?? '';
    expect([copy, checkVatNumber(copy)]).toEqual([copy, 'right']);
  }
});

test.each(kinds)('%s: a number that is too long or too short is wrong: %s', (state, _k, write) => {
  const number = state + write(createRandom());
  expect(checkVatNumber(`${number}1234567890`)).toBe('wrong');
  expect(checkVatNumber(number.slice(0, 3))).toBe('wrong');
});
