import { beforeAll, expect, test } from 'vitest';
import texts from '../../../locales/en/price-calculator.json';
import prices from '../../../locales/en/prices.json';
import { site } from '../../content/site.ts';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (query: string) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('priceCalculator');
  ask = (query) => app.ask(new URLSearchParams(query));
});

test('refuses what is not on offer, and leads back with the rest filled in', async () => {
  const { status, html } = await ask(
    'product=invalid&country=DE&addons[]=backupsplus&extrawikis=3',
  );
  expect(status).toBe(400);
  expect(html).toContain(texts.problem.invalid);
  const back = html.match(/<a href="\?([^"]*)"[^>]*>Go back<\/a>/)?.[1]?.replaceAll('&amp;', '&');
  const wizard = await ask(back ?? '');
  expect(wizard.status).toBe(200);
  expect(wizard.html).toMatch(/<option value="DE" selected="">/);
  expect(wizard.html).toMatch(
    /value="backupsplus"[^>]*checked=""|checked=""[^>]*value="backupsplus"/,
  );
  expect(wizard.html).toContain('value="3"');
});

test('asks for a plan where the one that was asked for is not on offer', async () => {
  const { html } = await ask('product=foo&country=DE');
  expect(html).toContain('id="product-error"');
  expect(html).not.toMatch(/name="product"[^>]*checked|checked=""[^>]*name="product"/);
});

test.each(['product=pro&country=DE', 'for=company&employees=20&country=DE'])(
  'refuses a word that is not on offer, names its parameter and computes nothing: %s',
  async (rest) => {
    for (const name of ['for', 'product', 'country', 'sso', 'billing', 'tax']) {
      const others = new URLSearchParams(rest);
      if (name !== 'for') others.set(name, 'foo');
      else if (others.has('for')) continue;
      const { status, html } = await ask(name === 'for' ? `${rest}&for=foo` : String(others));
      expect([name, status]).toEqual([name, 400]);
      const summary = html.match(/data-error-summary="".*?<\/ul>/)?.[0] ?? '';
      expect(summary).toMatch(new RegExp(`href="#${name}"|<b>${name}</b>`));
      const link = summary.match(/href="#(\w+)"/)?.[1];
      if (link) expect(html).toMatch(new RegExp(` id="${link}"[^>]*aria-invalid="true"`));
      expect(html).not.toMatch(/id="estimate"|id="quote-title">Price estimate|<dl><div><dt>Pro/);
    }
  },
);

test('keeps a plan’s Priority Support included while a number is wrong, and adds nothing up', async () => {
  const { html } = await ask('product=ultra&country=DE&extrawikis=-1');
  expect(html).toMatch(
    /<input[^>]*disabled=""[^>]*value="prioritysupport"|value="prioritysupport"[^>]*disabled=""/,
  );
  const summary = html.match(/<h3 id="price-summary">.*?<\/section>/)?.[0] ?? '';
  expect(summary).not.toMatch(/[$€]\d/);
});

test.each([
  ['CA', prices.tax.none, texts.receipt.total],
  ['GB', prices.tax.none, texts.receipt.total],
  ['DE', '19%', texts.receipt.gross],
])(
  'says of a price for %s what tax is in it, where it is found and where it is added up',
  async (country, tax, total) => {
    const { html } = await ask(`product=pro&country=${country}`);
    expect(html.match(/<meta name="description" content="([^"]*)"/)?.[1]).toContain(tax);
    expect(html.match(/<tfoot>.*<th[^>]*>([^<]*)<\/th>.*?<\/tfoot>/)?.[1]).toBe(total);
  },
);

test('writes every amount of an estimate with the code of a currency whose sign is not its own alone', async () => {
  const { html } = await ask('product=pro&country=CA&addons[]=backupsplus&billing=month');
  const table = html.match(/<table data-billing.*?<\/table>/s)?.[0] ?? '';
  const summary = html.match(/<h3 id="price-summary">.*?<\/section>/s)?.[0] ?? '';
  for (const amounts of [table, summary].map((part) => part.replace(/<[^>]+>/g, ''))) {
    expect(amounts.match(/\$/g)?.length).toBeGreaterThan(3);
    expect(amounts.match(/\$[\d.,]+(?!\S*\u00a0CAD)/g)).toBeNull();
  }
});

test('points at each field that has to be looked at again', async () => {
  const { status, html } = await ask('product=pro&country=DE&extrawikis=-2&extrastorage=lots');
  expect(status).toBe(400);
  for (const [field, typed] of [
    ['extrawikis', '-2'],
    ['extrastorage', 'lots'],
  ]) {
    expect(html).toContain(`<a href="#${field}">`);
    const input = html.match(new RegExp(`<input id="${field}"[^>]*>`))?.[0];
    expect(input).toContain(`value="${typed}"`);
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain(`${field}-error`);
    expect(html).toContain(`id="${field}-error"`);
  }
});

test('prepared without a query, it is the form with nothing selected but the smallest plan', async () => {
  const { status, html } = await ask('');
  expect(status).toBe(200);
  expect(html).toMatch(/<option value="invalid" selected="">/);
  expect(html).not.toContain('checked="" name="addons[]"');
  const checked = html.split('</main>')[0]?.match(/<input[^>]*checked=""[^>]*>/g);
  expect(checked?.map((input) => input.match(/value="(\w+)"/)?.[1])).toEqual(['year', 'basics']);
});

test('tells buyers with and without a VAT number apart in the European Union only', async () => {
  const { html } = await ask('product=pro&country=DE');
  expect(html).toContain('With a valid VAT number');
  expect((await ask('product=pro&country=GB')).html).not.toContain('VAT number');
});

test('mentions the discount for US bank accounts in the United States only', async () => {
  for (const country of ['US', 'TX']) {
    expect((await ask(`product=pro&country=${country}`)).html).toContain('US bank account');
  }
  expect((await ask('product=pro&country=CA')).html).not.toContain('US bank account');
});

test('shows Priority Support as included on the plans that bring it along', async () => {
  for (const query of [
    'product=ultra&country=DE',
    'product=ultra&country=DE&addons[]=prioritysupport',
  ]) {
    expect((await ask(query)).html).toMatch(/Priority Support<\/th><td colSpan="2">included/);
  }
});

test('may talk to the configured location services and to nobody else', async () => {
  const { headers } = await ask('product=pro');
  const origins = site.locationServices.map((address) => ` ${new URL(address).origin}`).join('');
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self'${origins};`);
});
