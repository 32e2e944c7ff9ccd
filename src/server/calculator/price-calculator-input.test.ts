import { beforeEach, describe, expect, test } from 'vitest';
import { createCalculator } from '../testing/calculator.ts';

const { askJson, askPage, errors } = createCalculator();

describe('whatever is sent', () => {
  beforeEach(() => {
    errors.length = 0;
  });
  const evil = `"'><script>alert(1)</script>`;
  const values = {
    nothing: '',
    space: '%20',
    huge: '9'.repeat(400),
    negative: '-1',
    fractional: '0.5',
    exponent: '1e400',
    word: 'many',
    prototype: '__proto__',
    constructor: 'constructor',
    'broken encoding': '%E0%A4%A',
    'overlong encoding': '%C0%80',
    'lone surrogate': '%ED%A0%80',
    nul: '%00',
    markup: encodeURIComponent(evil),
    '100 kB': 'x'.repeat(100_000),
  };
  const complete = { product: 'pro', country: 'DE', extrawikis: '1', extrastorage: '2' };
  const spellings = [
    'product',
    'country',
    'extrawikis',
    'extrastorage',
    'addons',
    'addons[]',
    'addons[0]',
    'addons[__proto__]',
  ];
  const cases = spellings.flatMap((name) =>
    Object.entries(values).flatMap(([what, value]): [string, string][] => {
      const rest = Object.entries(complete).filter(([other]) => other !== name);
      const others = rest.map(([other, given]) => `${other}=${given}`).join('&');
      return [
        [`${what} as ${name}`, `${others}&${name}=${value}`],
        [`${what} as ${name}, alone`, `${name}=${value}`],
        [`${what} as ${name}, twice`, `${others}&${name}=${value}&${name}=${value}`],
      ];
    }),
  );

  test.each(cases)('%s: a page and data, or both refused; nothing escapes', async (_, query) => {
    const page = await askPage(query);
    const json = await askJson(query);
    expect([200, 400]).toContain(page.status);
    expect([200, 400]).toContain(json.status);
    if (json.status === 200) expect(page.status).toBe(200);
    expect(page.html).not.toContain('<script>alert');
    expect(errors).toEqual([]);
    const sent = new URLSearchParams(query);
    for (const field of ['extrawikis', 'extrastorage']) {
      const typed = sent.get(field)?.trim();
      // A page with a result shows the quantities in words instead of fields.
      if (!typed || page.status === 200) continue;
      const input = page.html.match(new RegExp(`<input id="${field}"[^>]*>`))?.[0] ?? '';
      expect(decode(input.match(/ value="([^"]*)"/)?.[1] ?? '')).toBe(typed);
    }
  });

  test('a hundred parameters and none that counts: the form', async () => {
    const query = Array.from({ length: 100 }, (_, index) => `p${index}=1`).join('&');
    expect((await askPage(`${query}&lng=de`)).status).toBe(200);
  });

  function decode(html: string): string {
    const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
    return html.replace(/&([^;]+);/g, (_, name) => characters[name as keyof typeof characters]);
  }
});
