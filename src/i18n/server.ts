import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { fallbackLocale, type Locale } from './locales.ts';
import { rememberTexts } from './remember-texts.ts';
import { sharedSettings } from './settings.ts';
import { texts } from './texts.ts';

/** Every namespace, read off the English files: the other languages must have the same. */
const namespaces = Object.keys(texts.en ?? {});

/**
 * Makes an i18next instance that holds all texts of one language and refuses gaps.
 *
 * @param locale the language
 * @param facts values that any text may name without being given them, such as prices
 * @returns an initialised instance
 * @throws from `t()` when a text or a value that a text names is missing, so that no page can be
 *   prepared with a gap
 */
export function createServerI18n(locale: Locale, facts: object = {}): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    ...sharedSettings,
    lng: locale,
    // While a page is being written, the English text is shown instead; a build accepts no gap.
    fallbackLng: import.meta.env.DEV ? fallbackLocale : false,
    ns: namespaces,
    defaultNS: false,
    resources: texts,
    initAsync: false,
    interpolation: { ...sharedSettings.interpolation, defaultVariables: { ...facts } },
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text "${key}" in locales/${locale}.`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`No value for ${match[0]} in the text "${text}" of locales/${locale}.`);
    },
  });
  rememberTexts(instance);
  return instance;
}

const shared = new Map<Locale, i18n>();

/** The texts of one language without any facts, as an island and a program get them; made once. */
export function plainTexts(locale: Locale): i18n {
  const instance = shared.get(locale) ?? createServerI18n(locale);
  shared.set(locale, instance);
  return instance;
}
