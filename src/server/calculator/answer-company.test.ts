import { describe, expect, test } from 'vitest';
import { companyBookOn } from '../../content/company-book.ts';
import { businessPlans } from '../../content/plans.ts';
import { priceBookOn } from '../../content/price-book.ts';
import { quoteCompany } from '../../domain/company-quote.ts';
import { parseCompanyQuery } from '../../domain/company-request.ts';
import { optionalAddonsOf } from '../../domain/price-book.ts';
import { createCalculator } from '../testing/calculator.ts';
import { calculatorError } from './calculator-schema.ts';
import { companyResult } from './company-schema.ts';

const day = '2026-12-01';
const { askJson } = createCalculator(day);
const ask = (query: string, prefix?: string) => askJson(`for=company&${query}`, prefix);

describe('a company that asks for a quote', () => {
  test.each([
    ['employees=20&sso=advanced', 'enterprise', businessPlans.at(-1)?.name],
    ['employees=1000000', 'enterprise', businessPlans.at(-1)?.name],
    ['employees=1', 'personal', ''],
  ])(
    'is told for %j that it is one for %s, which has no price here',
    async (query, outcome, name) => {
      const { status, body } = await ask(query);
      expect(status).toBe(200);
      expect(companyResult.parse(body)).toMatchObject({
        outcome,
        plan_name: name,
        lines: [],
        price_before_tax: null,
        annual_price_after_tax: null,
        other_plans: [],
      });
    },
  );

  test('pays the tax of its country, if it does not ask for a price before tax', async () => {
    const quoteFor = async (query: string) => {
      const { body } = await ask(`employees=20&${query}`);
      const { tax_rate, price_before_tax, price_after_tax } = companyResult.parse(body);
      return { tax_rate, isTaxed: Number(price_after_tax) > Number(price_before_tax) };
    };
    expect(await quoteFor('country=de')).toEqual({ tax_rate: 19, isTaxed: true });
    expect(await quoteFor('country=DE&tax=excl')).toEqual({ tax_rate: 0, isTaxed: false });
  });

  test('is told nothing about tax as long as nobody knows where it is paid', async () => {
    for (const query of ['', 'country=', 'tax=incl']) {
      const { body } = await ask(`employees=20&${query}`);
      expect(companyResult.parse(body)).toMatchObject({
        country_code: null,
        tax_rate: null,
        price_before_tax: expect.any(Number),
        price_after_tax: null,
        annual_price_after_tax: null,
      });
    }
    const { body } = await ask('employees=20&tax=excl');
    expect(companyResult.parse(body)).toMatchObject({ tax_rate: 0 });
  });

  test('pays the sum of its lines, in whole units', async () => {
    const { body } = await ask('employees=20&wikis=9&addons[]=backupsplus');
    const quote = companyResult.parse(body);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const { lines } = quote;
    expect(sum(lines.map((line) => line.price_before_tax))).toBeCloseTo(
      quote.price_before_tax ?? 0,
    );
    expect(sum(lines.map((line) => line.annual_price_before_tax))).toBeCloseTo(
      quote.annual_price_before_tax ?? 0,
    );
    expect(quote.plan_name).toBe(lines[0]?.name);
  });

  test('is told what the other plans cost more, as the engine has it, or else why not', async () => {
    const options = { addons: optionalAddonsOf(priceBookOn(day)), countries: [] };
    const told = new Set<string>();
    for (const query of ['employees=20', 'employees=20&sso=basic', 'employees=300']) {
      const { needs } = parseCompanyQuery(new URLSearchParams(query), options, 'en');
      const quote = needs && quoteCompany(companyBookOn(day), needs, 0);
      if (quote?.kind !== 'plan') continue;
      const { body } = await ask(query);
      const expected = quote.others.map((other) => ({
        plan_name: businessPlans.find(({ id }) => id === other.planId)?.name,
        reason: other.why,
        more: other.why === 'dearer' ? other.moreCents / 100 : null,
      }));
      expect(companyResult.parse(body).other_plans).toEqual(expected);
      for (const { reason } of expected) told.add(reason);
    }
    expect(told).toContain('dearer');
    expect(told.size).toBeGreaterThan(1);
  });

  test('reads what it takes beside the plan in its language', async () => {
    const namesIn = async (prefix: string) => {
      const { body } = await ask('employees=20&wikis=9&addons[]=backupsplus', prefix);
      return companyResult.parse(body).lines.map(({ name }) => name);
    };
    const [english, german] = [await namesIn('/en'), await namesIn('/de')];
    expect(english).toHaveLength(3);
    expect(german[0]).toBe(english[0]);
    expect(german.slice(1)).not.toEqual(english.slice(1));
  });
});

describe('a company that cannot be quoted', () => {
  const number = (least: number, most: number) =>
    expect.stringMatching(new RegExp(`\\b${least} to ${most}\\b`));
  const oneOf = (...values: string[]) => expect.stringContaining(values.join(', '));
  test.each([
    ['', 'missing_selection', { employees: number(1, 1_000_000) }],
    ['employees=0', 'invalid_quantity', { employees: number(1, 1_000_000) }],
    [
      'employees=x&wikis=0&storage=-1',
      'invalid_quantity',
      {
        employees: number(1, 1_000_000),
        wikis: number(1, 10_000),
        storage: number(0, 1_000_000),
      },
    ],
    ['employees=1000001', 'invalid_quantity', { employees: number(1, 1_000_000) }],
    ['employees=20&country=nowhere', 'invalid_selection', { country: oneOf('AT', 'BE') }],
    ['employees=20&sso=foo', 'invalid_selection', { sso: oneOf('none', 'basic', 'advanced') }],
    ['employees=20&billing=foo', 'invalid_selection', { billing: oneOf('year', 'month') }],
    [
      'tax=foo&wikis=x',
      'invalid_selection',
      { tax: oneOf('incl', 'excl'), employees: number(1, 1_000_000), wikis: number(1, 10_000) },
    ],
  ])(
    'is told for %j which parameters to look at, and what they take',
    async (query, code, fields) => {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect(calculatorError.parse(body)).toEqual({
        error: { code, message: expect.any(String), fields },
      });
    },
  );

  test('is told so in its language', async () => {
    const { body } = await ask('employees=1000001', '/de');
    expect(calculatorError.parse(body).error.fields?.employees).toContain('1 bis 1000000');
  });
});
