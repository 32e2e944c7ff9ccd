import { beforeAll, expect, test } from 'vitest';
import { currencies } from '../../domain/price-book.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { formatMoney } from '../../i18n/format.ts';
import { plainTexts } from '../../i18n/server.ts';
import { createCalculator } from '../testing/calculator.ts';
import { createPageApp } from '../testing/page-app.ts';
import { listPlans } from './plan-list.ts';
import { planList } from './plan-list-schema.ts';

const today = dayOf(new Date());
const list = () => listPlans(plainTexts('en'), today);
const words = async (key: 'plans' | 'dedicated') => {
  const { html } = await (await createPageApp(key)).ask([]);
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '');
};
let plans: string;
let dedicated: string;
beforeAll(async () => {
  [plans, dedicated] = await Promise.all([words('plans'), words('dedicated')]);
}, 60_000);

const dollars = (amount: number, isShort = false) =>
  formatMoney('en', { cents: Math.round(amount * 100), currency: 'USD' }, { isShort });

test('the list is what its description says', () => {
  expect(planList.parse(list())).toEqual(list());
  expect(list().prices_include_tax).toBe(false);
});

test('a plan has as many wikis and as much room as on the page, or no limit', () => {
  const limits = [...list().personal, ...list().business].map(
    ({ id, included_wikis, storage_gb }) => [id, included_wikis, storage_gb],
  );
  expect(limits).toContainEqual(['quantum', 2, 100]);
  expect(limits).toContainEqual(['enterprise', null, null]);
});

test('every amount in dollars stands on the page, too', () => {
  const { personal, business, addons, dedicated: servers } = list();
  for (const { name, monthly, yearly } of personal) {
    expect(plans).toContain(name);
    expect(plans, name).toContain(dollars(monthly.USD));
    expect(plans, name).toContain(dollars(yearly.USD));
  }
  for (const { name, bands } of business) {
    expect(plans).toContain(name);
    for (const { monthly, monthly_paid_yearly } of bands) {
      expect(plans, name).toContain(dollars(monthly, true));
      expect(plans, name).toContain(dollars(monthly_paid_yearly, true));
    }
  }
  for (const { name, monthly } of addons) {
    expect(plans).toContain(name);
    expect(plans, name).toContain(dollars(monthly.USD));
  }
  for (const { monthly } of servers) expect(dedicated).toContain(dollars(monthly));
  expect([personal, business, addons, servers].map(({ length }) => length)).not.toContain(0);
});

test('a program that adds tax to the list gets what the calculator answers', async () => {
  const { askJson } = createCalculator();
  const { personal, taxes } = list();
  const pro = personal.find(({ id }) => id === 'pro');
  expect(taxes).not.toEqual([]);
  for (const { country, currency, rates } of taxes) {
    expect(currencies).toContain(currency);
    const { body } = await askJson(`product=pro&country=${country}`);
    const rate = rates.findLast(({ valid_from }) => (valid_from ?? '') <= today);
    expect(body).toMatchObject({ currency, tax_rate: rate?.percent });
    expect(body.price_before_tax).toBe(pro?.monthly[currency]);
    expect(body.annual_price_before_tax).toBe(pro?.yearly[currency]);
  }
});
