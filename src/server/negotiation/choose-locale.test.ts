import { expect, test } from 'vitest';
import { chooseLocale, type LocaleHints } from './choose-locale.ts';

test.each<[LocaleHints, string]>([
  [{}, 'en'],
  [{ cookie: 'i18next=de', acceptLanguage: 'fr', lng: 'es' }, 'de'],
  [{ cookie: 'xi18next=de; i18next=FR-ca' }, 'fr'],
  [{ cookie: 'i18next=' }, 'en'],
  [{ acceptLanguage: 'fr;q=0.3, es;q=0.7', lng: 'de' }, 'es'],
  [{ acceptLanguage: '*' }, 'en'],
  [{ acceptLanguage: 'en;q=0, *' }, 'de'],
  [{ acceptLanguage: 'en;q=0, de;q=0, *;q=0.1' }, 'es'],
  [{ acceptLanguage: 'fr, *;q=0.5' }, 'fr'],
  [{ acceptLanguage: 'fr;q=0.1, *;q=0.9' }, 'en'],
  [{ acceptLanguage: 'en;q=0.1, *' }, 'de'],
  [{ acceptLanguage: 'en;q=0' }, 'de'],
  [{ acceptLanguage: 'en;q=0, en-GB' }, 'de'],
  [{ acceptLanguage: 'en;q=0, de;q=0, es;q=0, fr;q=0' }, 'en'],
  [{ acceptLanguage: 'en;q=0', lng: 'fr' }, 'fr'],
  [{ cookie: 'i18next=xx; i18next=fr' }, 'fr'],
  [{ cookie: 'i18next="de"' }, 'de'],
  [{ cookie: 'i18next=xx; i18next=', acceptLanguage: 'es' }, 'es'],
  [{ acceptLanguage: 'de;q=0', lng: 'fr' }, 'fr'],
  [{ acceptLanguage: 'pt-BR, ja', lng: 'de-CH' }, 'de'],
  [{ lng: '__proto__' }, 'en'],
])('%j gets %s', (hints, locale) => {
  expect(chooseLocale(hints)).toBe(locale);
});
