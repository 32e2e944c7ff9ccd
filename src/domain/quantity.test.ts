import { describe, expect, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { readQuantity } from './quantity.ts';

const limit = 1_000_000;
const languages = ['en', 'de', 'es', 'fr', 'de-CH', 'en-IN', 'sv', 'pl'];

describe.each(languages)('on a page in %s', (locale) => {
  test('every whole number is read back as it writes it', () => {
    fc.assert(
      fc.property(
        fc.nat(limit),
        fc.constantFrom<Intl.NumberFormatOptions['useGrouping']>('auto', 'always', 'min2', false),
        fc.nat(2),
        (value, useGrouping, minimumFractionDigits) => {
          const written = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits });
          expect(readQuantity(written.format(value), limit, locale)).toStrictEqual({ value });
        },
      ),
    );
  });

  test('no fraction is taken for a whole number', () => {
    const fraction = fc.tuple(fc.nat(9999), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(fraction, ([whole, hundredths]) => {
        const written = new Intl.NumberFormat(locale).format(whole + hundredths / 100);
        expect(readQuantity(written, limit, locale)).toStrictEqual({ error: 'fractional' });
      }),
    );
  });

  test('digits of every script are read', () => {
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
      const written = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
      if (!/^\p{Nd}+$/u.test(written.format(1_023_456_789))) continue;
      expect(readQuantity(written.format(987_654), limit, locale)).toStrictEqual({
        value: 987_654,
      });
    }
  });
});

test('no text is one number in one language and another in the next', () => {
  const text = fc.string({ unit: fc.constantFrom(..."01259 .,'-"), maxLength: 9 });
  fc.assert(
    fc.property(text, (typed) => {
      const read = languages.map((locale) => readQuantity(typed, limit, locale));
      const values = read.flatMap((result) => ('value' in result ? [result.value] : []));
      expect(new Set(values).size).toBeLessThan(2);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['', 0],
  ['   ', 0],
  ['0', 0],
  ['-0', 0],
  ['+5', 5],
  ['007', 7],
  [' 12 ', 12],
  ['3.0', 3],
  ['3,0', 3],
  ['5.', 5],
  ['10000', 10_000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ['1\u2009000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1,00,000', 100_000],
  ['１０', 10],
  ['١٢', 12],
  ['\u200e12\u200f', 12],
])('%j is %i in every language', (typed, value) => {
  for (const locale of languages) {
    expect(readQuantity(typed, limit, locale)).toStrictEqual({ value });
  }
});

test.each([
  ['-1', 'tooSmall'],
  ['\u22121', 'tooSmall'],
  ['–1', 'tooSmall'],
  ['-0.5', 'tooSmall'],
  ['1.5', 'fractional'],
  ['1,5', 'fractional'],
  ['.5', 'fractional'],
  ['0.500', 'fractional'],
  ['1.000,5', 'fractional'],
  ['1,000.5', 'fractional'],
  ['1000001', 'tooLarge'],
  ['9'.repeat(100_000), 'tooLarge'],
  ['many', 'notANumber'],
  ['1e3', 'notANumber'],
  ['1 00', 'notANumber'],
  ['1.00.00', 'notANumber'],
  ['1.000 000', 'notANumber'],
  ['12 GB', 'notANumber'],
  ['1½', 'notANumber'],
  ['10²', 'notANumber'],
  ['0x10', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['-', 'notANumber'],
  ['.', 'notANumber'],
  ['1'.repeat(200_000).concat('x'), 'notANumber'],
  ['1.000'.repeat(100_000), 'notANumber'],
])('%.20j is refused as %s in every language', (typed, error) => {
  for (const locale of languages) {
    expect(readQuantity(typed, limit, locale)).toStrictEqual({ error });
  }
});

test.each([
  ['1.000', { en: 'ambiguous', de: 1000, es: 1000, fr: 'ambiguous' }],
  ['1,000', { en: 1000, de: 'ambiguous', es: 'ambiguous', fr: 'ambiguous' }],
  ['1.000,0', { en: 1000, de: 1000, es: 1000, fr: 1000 }],
  ['1.000,000', { en: 'ambiguous', de: 1000, es: 1000, fr: 1000 }],
])('%j is what each language makes of it', (typed, expected) => {
  for (const [locale, made] of Object.entries(expected)) {
    const result = typeof made === 'number' ? { value: made } : { error: made };
    expect(readQuantity(typed, limit, locale), locale).toStrictEqual(result);
  }
});
