import { describe, expect, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { companyQuery, isForCompany, parseCompanyQuery, quoteNumber } from './company-request.ts';

const known = { addons: ['backupsplus', 'prioritysupport'], countries: ['DE', 'TX', 'other'] };
const parse = (query: string, fallback?: Parameters<typeof parseCompanyQuery>[3]) =>
  parseCompanyQuery(new URLSearchParams(query), known, 'en', fallback);

test('a query that names employees alone asks for the least of all the rest', () => {
  const { needs, given, errors } = parse('for=company&employees=20');
  expect(needs).toEqual({
    employees: 20,
    wikis: 1,
    storageGb: 0,
    sso: 'none',
    addons: [],
    billing: 'year',
  });
  expect(given).toMatchObject({ country: undefined, isTaxIncluded: true });
  expect(errors).toEqual({});
});

test('what a query names is asked for, from the least number on', () => {
  expect(parse('employees=1&wikis=7&storage=500').needs).toMatchObject({
    employees: 1,
    wikis: 7,
    storageGb: 500,
  });
  expect(parse('employees=20&wikis=1&storage=0').errors).toEqual({});
});

test('without a number of employees there is nothing to quote, and nothing is wrong', () => {
  for (const query of ['for=company', 'employees=&wikis=7']) {
    expect(parse(query)).toMatchObject({ needs: undefined, errors: {}, unknown: [] });
  }
});

test('codes and words count in any case, and add-ons in every spelling', () => {
  const query = 'FOR=x&for=Company&employees=7&sso=BASIC&billing=Month&country=tx&tax=EXCL';
  const { needs, given } = parse(`${query}&addons[0]=BackupsPlus&addons=foo&addons[]=backupsplus`);
  expect(needs).toMatchObject({ sso: 'basic', billing: 'month', addons: ['backupsplus'] });
  expect(given).toMatchObject({ country: 'TX', isTaxIncluded: false });
  expect(isForCompany(new URLSearchParams(query))).toBe(true);
});

test.each(['', 'for=', 'for=person', 'employees=20'])('%j asks for no quote', (query) => {
  expect(isForCompany(new URLSearchParams(query))).toBe(false);
});

describe('what cannot be read is said field by field, and nothing is lost', () => {
  test.each([
    ['employees=0', { employees: 'tooSmall' }],
    ['employees=-3', { employees: 'tooSmall' }],
    ['employees=many', { employees: 'notANumber' }],
    ['employees=20&wikis=0', { wikis: 'tooSmall' }],
    ['employees=20&wikis=1.5', { wikis: 'fractional' }],
    ['employees=20&storage=9999999', { storage: 'tooLarge' }],
  ])('%s', (query, errors) => {
    const request = parse(query);
    expect([request.errors, request.needs]).toEqual([errors, undefined]);
    for (const [name, typed] of new URLSearchParams(query)) {
      expect(request.given[name as 'wikis']).toBe(typed);
    }
  });

  test.each(['sso', 'billing', 'tax', 'product'])('a %s that is not on offer', (name) => {
    expect(parse(`employees=20&country=DE&${name}=foo`)).toMatchObject({
      unknown: [name],
      needs: undefined,
      given: { employees: '20', country: 'DE' },
    });
  });

  test('a country that is not on offer', () => {
    for (const country of ['invalid', '__proto__', 'XX']) {
      expect(parse(`employees=20&country=${country}`)).toMatchObject({
        unknown: ['country'],
        needs: undefined,
      });
    }
  });
});

test('for whom prices are shown holds where the query names no country, and there alone', () => {
  const chosen = { country: 'DE', isTaxIncluded: false };
  expect(parse('employees=20', chosen).given).toMatchObject(chosen);
  expect(parse('employees=20&country=', chosen).given.country).toBeUndefined();
  expect(parse('employees=20&country=TX', chosen).given).toMatchObject({
    country: 'TX',
    isTaxIncluded: true,
  });
});

test('a query is written so that it is read back', () => {
  const given = fc.record({
    employees: fc.nat().map(String),
    wikis: fc.constantFrom('', '1', '7'),
    storage: fc.constantFrom('', '500'),
    sso: fc.constantFrom('none' as const, 'basic' as const, 'advanced' as const),
    addons: fc.subarray(known.addons),
    billing: fc.constantFrom('year' as const, 'month' as const),
    country: fc.constantFrom('DE', 'other'),
    isTaxIncluded: fc.boolean(),
  });
  fc.assert(
    fc.property(given, (one) => {
      expect(parse(companyQuery(one)).given).toEqual(one);
    }),
  );
});

test('a query is written short: what is empty or as it would be anyway is left out', () => {
  const { given } = parse('employees=20&sso=none&billing=year');
  expect(companyQuery(given)).toBe('for=company&employees=20');
  const full = 'wikis=7&storage=500&sso=basic&addons[]=backupsplus&billing=month&country=DE&tax=';
  for (const tax of ['incl', 'excl']) {
    const query = `for=company&employees=20&${full}${tax}`;
    expect(decodeURIComponent(companyQuery(parse(query).given))).toBe(query);
  }
});

test('the number of a quote follows from its day and its content', () => {
  const one = quoteNumber('2026-11-22', 'for=company&employees=20');
  for (let employees = 1; employees < 50; employees += 1) {
    const number = quoteNumber('2026-11-22', `for=company&employees=${employees}`);
    expect(number).toMatch(/^20261122-[0-9A-Z]{7}$/);
  }
  expect(quoteNumber('2026-11-22', 'for=company&employees=20')).toBe(one);
  expect(quoteNumber('2026-11-22', 'for=company&employees=21')).not.toBe(one);
  expect(quoteNumber('2026-11-23', 'for=company&employees=20')).not.toBe(one);
});

test('nothing that is sent can break it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (query) => {
      expect(() => parseCompanyQuery(query, known, 'en')).not.toThrow();
    }),
  );
});
