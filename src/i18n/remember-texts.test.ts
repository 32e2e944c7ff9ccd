import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import { rememberTexts } from './remember-texts.ts';
import { createServerI18n } from './server.ts';

test.each(locales)('a text in %s is the same each time, however it is asked for', (locale) => {
  const texts = createServerI18n(locale, { brand: 'WikiGarth' });
  const fixed = texts.getFixedT(locale);
  const first = texts.t('common.skipToContent');
  expect(first).not.toBe('');
  expect([fixed('common.skipToContent'), texts.t('common.skipToContent')]).toEqual([first, first]);
});

test('texts with values are those that i18next writes, again and again, and few are kept', () => {
  const fresh = createServerI18n('de');
  let asked = 0;
  const counting = {
    t: (key: string, options: object) => {
      asked += 1;
      return fresh.t(key as never, options as never);
    },
  } as unknown as i18n;
  rememberTexts(counting, { maxTexts: 3, maxValuesLength: 50 });
  const copyright = (to: number | string, brand: unknown = 'Garth') =>
    counting.t('footer.copyright', { from: 2001, to, brand } as never);
  for (let times = 0; times < 3; times += 1) expect(copyright(2002)).toContain('2002');
  expect(asked).toBe(1);
  for (const to of [2003, 2004, 2005, '2005']) expect(copyright(to)).toContain(String(to));
  expect(asked).toBe(5);
  copyright(2002);
  expect(asked).toBe(6);
  // What is long, or no word, is not kept.
  for (const brand of ['x'.repeat(60), ['Garth']]) {
    expect(copyright(2002, brand)).toBe(copyright(2002, brand));
  }
  expect(asked).toBe(10);
});

test('values of one request are not in the answer to the next', () => {
  const texts = createServerI18n('en');
  const copyright = (to: number) => texts.t('footer.copyright', { from: 2001, to, brand: 'Garth' });
  expect(copyright(2002)).toContain('2002');
  expect(copyright(2003)).toContain('2003');
  expect(() => texts.t('footer.copyright')).toThrow('No value');
});
