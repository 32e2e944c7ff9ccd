import { describe, expect, test } from 'vitest';
import { priceBookOn } from '../../content/price-book.ts';
import { selectionQuery } from '../../domain/calculator-query.ts';
import { calculatePrice } from '../../domain/price.ts';
import { optionalAddonsOf, productIds } from '../../domain/price-book.ts';
import { formatMoney } from '../../i18n/format.ts';
import { hasSharedSign } from '../../site/price-line.ts';
import { createCalculator, totalsIn } from '../testing/calculator.ts';
import { calculatorError, calculatorResult } from './calculator-schema.ts';

const day = '2026-12-01';
const priceBook = priceBookOn(day);
const optionalAddons = optionalAddonsOf(priceBook);
const { askJson, askPage } = createCalculator(day);

test('every plan, place and set of add-ons: the answers are the engine’s and fit their schema', async () => {
  let checked = 0;
  for (const product of productIds) {
    for (const { code: country } of priceBook.countries) {
      for (const addons of [[], ['backupsplus'], ['prioritysupport'], optionalAddons] as const) {
        for (const [extraWikis, extraStorageGb] of [
          [0, 0],
          [1, 0],
          [0, 3],
          [7, 333],
          [10_000, 1_000_000],
        ] as const) {
          const selection = { product, country, addons, extraWikis, extraStorageGb };
          const { status, body } = await askJson(selectionQuery(selection));
          const { currency, month, year } = calculatePrice(priceBook, selection);
          expect(status).toBe(200);
          expect(calculatorResult.parse(body)).toMatchObject({
            country_code: country,
            currency,
            price_before_tax: month.netCents / 100,
            price_after_tax: month.grossCents / 100,
            annual_price_before_tax: year.netCents / 100,
            annual_price_after_tax: year.grossCents / 100,
          });
          checked += 1;
        }
      }
    }
  }
  expect(checked).toBe(productIds.length * priceBook.countries.length * 4 * 5);
}, 60_000);

test('every plan and place: the page shows the engine’s totals', async () => {
  for (const product of productIds) {
    for (const [index, { code: country }] of priceBook.countries.entries()) {
      const addons = optionalAddons.slice(index % 3);
      const selection = { product, country, addons, extraWikis: index, extraStorageGb: 7 * index };
      const { currency, month, year } = calculatePrice(priceBook, selection);
      const { html } = await askPage(selectionQuery(selection));
      expect(totalsIn(html)).toEqual(
        [month, year].map(({ grossCents: cents }) =>
          formatMoney('en', { cents, currency }, { hasCode: hasSharedSign(currency) }),
        ),
      );
    }
  }
}, 60_000);

describe('the answer as JSON', () => {
  test('names places in the language of the address', async () => {
    const query = 'product=pro&country=DE';
    expect((await askJson(query, '/de')).body).toMatchObject({ country_name: 'Deutschland' });
    expect((await askJson(query, '/fr')).body).toMatchObject({ country_name: 'Allemagne' });
  });

  test('names the plan and its add-ons, and gives the sign of its currency', async () => {
    const { body } = await askJson('product=pro&country=DE&addons[]=backupsplus');
    expect(body).toMatchObject({
      product_name: 'Pro',
      addons: [expect.stringMatching(/^Backups/)],
    });
    const signs = priceBook.countries.map(async ({ code }) => {
      const { body } = await askJson(`product=pro&country=${code}`, '/fr');
      return `${body.currency} ${body.currency_symbol}`;
    });
    expect(new Set(await Promise.all(signs))).toEqual(
      new Set(['USD $', 'CAD $', 'EUR €', 'GBP £']),
    );
  });

  test('writes every amount as a number with two decimals', async () => {
    const written: string[] = [];
    // With up to a hundred extra wikis, some total ends with a zero.
    for (const { code: country } of priceBook.countries) {
      for (const wikis of [1, 10, 100]) {
        const { json } = await askJson(`product=ultra&country=${country}&extrawikis=${wikis}`);
        written.push(...(json.match(/(?<="\w*price\w*":)[^,}]+/g) ?? []));
      }
    }
    expect(written).toHaveLength(12 * priceBook.countries.length);
    for (const amount of written) expect(amount).toMatch(/^\d+\.\d\d$/);
    // JSON.stringify would drop the last zero of these amounts.
    expect(written.filter((amount) => amount.endsWith('0'))).not.toEqual([]);
  });

  test.each([
    ['', 'missing_selection', ['product', 'country']],
    ['product=pro', 'missing_selection', ['country']],
    ['country=DE&extrawikis=x', 'missing_selection', ['product', 'extrawikis']],
    ['product=invalid&country=DE', 'invalid_selection', ['product']],
    ['product=pro&country=__proto__', 'invalid_selection', ['country']],
    ['product=pro&country=DE&billing=foo', 'invalid_selection', ['billing']],
    ['product=pro&country=DE&tax=foo&sso=foo&for=foo', 'invalid_selection', ['for', 'sso', 'tax']],
    ['sso=foo', 'invalid_selection', ['sso', 'product', 'country']],
    ['product=pro&country=DE&extrawikis=-1', 'invalid_quantity', ['extrawikis']],
    [
      'product=pro&country=DE&extrawikis=1.5&extrastorage=9e9',
      'invalid_quantity',
      ['extrawikis', 'extrastorage'],
    ],
  ])('refuses %j and says which fields', async (query, code, fields) => {
    const { status, body } = await askJson(query);
    expect(status).toBe(400);
    const { error } = calculatorError.parse(body);
    expect(error.code).toBe(code);
    expect(Object.keys(error.fields ?? {})).toEqual(fields);
  });

  test('speaks of parameters to programs, and not of a form that they do not see', async () => {
    for (const query of [
      '',
      'product=pro&country=DE&billing=foo',
      'for=company',
      'for=company&wikis=x',
    ]) {
      for (const prefix of ['/en', '/de', '/es', '/fr']) {
        const { json } = await askJson(query, prefix);
        expect(json).not.toMatch(
          /\b(form|Formular|formulario|formulaire|please|bitte|marked|list)\b/i,
        );
      }
    }
  });

  test('has both prices of a personal plan, with and without tax, whichever is asked for', async () => {
    const { body } = await askJson('product=pro&country=DE');
    for (const tax of ['incl', 'EXCL']) {
      expect((await askJson(`product=pro&country=DE&tax=${tax}`)).body).toEqual(body);
    }
  });
});
