import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';
import { createInstance } from 'i18next';
import type { Locale } from '../../src/i18n/locales.ts';
import { readTexts } from '../../src/i18n/read-texts.ts';
import { sharedSettings } from '../../src/i18n/settings.ts';
import type { TextKey } from '../../src/site/text/text-key.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * A text of the locale files as a visitor sees it. Tests find elements by it, so that no test fails when an
 * editor rewords a text.
 *
 * @param values values to interpolate; other placeholders are unchanged
 */
export function words(key: TextKey, values: Record<string, unknown> = {}, locale: Locale = 'en') {
  const text: string = textsOf(locale).t(key, values);
  return text.replaceAll(/<[^>]*>|\u00ad/g, '');
}

/** Finds the same text within more words, whatever stands where it names something that is not given. */
export function saying(...text: Parameters<typeof words>): RegExp {
  return new RegExp(
    words(...text)
      .split(/\{\{.*?\}\}/)
      .map(escapeRegExp)
      .join('.*'),
  );
}

const instances = new Map<Locale, ReturnType<typeof createInstance>>();

function textsOf(locale: Locale) {
  const made = instances.get(locale);
  if (made) return made;
  const instance = createInstance();
  const texts = readTexts(root, locale);
  instance.init({
    ...sharedSettings,
    lng: locale,
    ns: Object.keys(texts),
    defaultNS: false,
    initAsync: false,
    resources: { [locale]: texts } as never,
    missingInterpolationHandler: (_text, [placeholder]) => placeholder,
  });
  instances.set(locale, instance);
  return instance;
}
