import path from 'node:path';
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
export function words(...text: Parameters<typeof translate>): string {
  return withoutMarkup(translate(...text));
}

/**
 * Finds what a text says within more words. Whatever it names without being given it, and the marks of its
 * references, may be anything.
 */
export function saying(...text: Parameters<typeof translate>): RegExp {
  const parts = translate(...text).split(/\{\{.*?\}\}|<cite-[^>]*>/);
  return new RegExp(parts.map((part) => RegExp.escape(withoutMarkup(part))).join('.*'));
}

function translate(key: TextKey, values: Record<string, unknown> = {}, locale: Locale = 'en') {
  return textsOf(locale).t(key, values) as string;
}

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>|\u00ad/g, '');

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
