import { fallbackLocale, type Locale, supportedLocale } from '../i18n/locales.ts';

/**
 * The language that the server has written the page in. `lang` of the document is not asked: a browser
 * that translates a page writes its own language there.
 */
export function pageLocale(): Locale {
  return supportedLocale(document.documentElement.dataset.locale) ?? fallbackLocale;
}
