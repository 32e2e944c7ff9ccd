import type { InitOptions } from 'i18next';
import { fallbackLocale, locales } from './locales.ts';

/**
 * The settings of i18next that server and browser share.
 *
 * Namespace and key are both separated by dots, so that `navbar.features` is the key `features` of
 * the file `navbar.json`; i18next takes the first part for a namespace when it is a known one.
 */
export const sharedSettings = {
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  load: 'languageOnly',
  nsSeparator: '.',
  keySeparator: '.',
  saveMissing: false,
  // React escapes what it prints.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
