import { fallbackLocale, type Locale, supportedLocale } from '../i18n/locales.ts';

/**
 * The language that the server has written the page in. Not read from `<html lang>`, which a browser's
 * translator overwrites.
 */
export function pageLocale(): Locale {
  return supportedLocale(document.documentElement.dataset.locale) ?? fallbackLocale;
}
