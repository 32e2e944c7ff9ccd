import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import { createServerI18n } from './server.ts';

test.each(locales)('a text in %s is the same each time, however it is asked for', (locale) => {
  const texts = createServerI18n(locale, { brand: 'WikiGarth' });
  const fixed = texts.getFixedT(locale);
  const first = texts.t('common.skipToContent');
  expect(first).not.toBe('');
  expect([fixed('common.skipToContent'), texts.t('common.skipToContent')]).toEqual([first, first]);
});

test('values of one request are not in the answer to the next', () => {
  const texts = createServerI18n('en');
  const copyright = (to: number) => texts.t('footer.copyright', { from: 2001, to, brand: 'Garth' });
  expect(copyright(2002)).toContain('2002');
  expect(copyright(2003)).toContain('2003');
  expect(() => texts.t('footer.copyright')).toThrow('No value');
});
