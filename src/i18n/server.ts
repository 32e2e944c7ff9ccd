import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { fallbackLocale, type Locale } from './locales.ts';
import { rememberTexts } from './remember-texts.ts';
import { sharedSettings } from './settings.ts';
import { texts } from './texts.ts';

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
    // The other languages have the same files as English.
    ns: Object.keys(texts.en ?? {}),
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
  // Its types leave this method out; every lookup ends there.
  const store = instance.store as unknown as Pick<i18n, 'getResource'>;
  const getResource = store.getResource.bind(store);
  store.getResource = (language, namespace, key, options) => {
    textsRead?.add(`${language}.${namespace}.${key}`);
    return getResource(language, namespace, key, options);
  };
  rememberTexts(instance);
  return instance;
}

/** Replaces all texts of a namespace in a language, for instances that are made from now on. */
export function replaceTexts(locale: Locale, namespace: string, changed: ResourceKey): void {
  const language = texts[locale];
  if (language) language[namespace] = changed;
  shared.clear();
}

/** The names of the texts that have been read; undefined when nobody wants to know. */
let textsRead: Set<string> | undefined;

/**
 * Notes what texts are read from now on, present or missing: those of locales/ as `de.plans.title`, legal texts as
 * `de/terms`. It forgets the instances of `plainTexts`, because they would not read again what they remember.
 *
 * @returns the names so far, until it is called again
 */
export function noteTextsRead(): ReadonlySet<string> {
  shared.clear();
  textsRead = new Set();
  return textsRead;
}

/** Tells that a text has been read that no instance of i18next holds. */
export function noteTextRead(name: string): void {
  textsRead?.add(name);
}

const shared = new Map<Locale, i18n>();

/** The texts of one language without any facts, as an island and a program get them; made once. */
export function plainTexts(locale: Locale): i18n {
  const instance = shared.get(locale) ?? createServerI18n(locale);
  shared.set(locale, instance);
  return instance;
}
