import {
  fallbackLocale,
  type Locale,
  localeInCookies,
  locales,
  supportedLocale,
} from '../../i18n/locales.ts';
import { parseWeightedList, type WeightedItem } from './weighted-list.ts';

export interface LocaleHints {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  /** The value of the `lng` parameter. */
  lng?: string | null | undefined;
}

/**
 * Chooses the language of an answer when the address does not name one. The cookie comes first: it mirrors
 * the visitor's choice in local storage, which the server cannot read. Then the browser's languages (RFC 9110
 * section 12.5.4), then the parameter; a hint for a language that is not offered counts as no hint.
 *
 * @returns the first hint that can be met, otherwise the first language that is not refused
 */
export function chooseLocale({ cookie, acceptLanguage, lng }: LocaleHints): Locale {
  const wishes = parseWeightedList(acceptLanguage ?? '');
  return (
    localeInCookies(cookie) ??
    acceptedLocale(wishes) ??
    supportedLocale(lng) ??
    locales.find((locale) => !isRefused(locale, wishes)) ??
    fallbackLocale
  );
}

function acceptedLocale(wishes: readonly WeightedItem[]): Locale | undefined {
  for (const { value, quality } of wishes) {
    if (quality === 0) return undefined;
    const locale = value === '*' ? anyUnlisted(wishes) : supportedLocale(value);
    if (locale && !isRefused(locale, wishes)) return locale;
  }
  return undefined;
}

/** The asterisk stands for every language that no other range of the list matches. */
function anyUnlisted(wishes: readonly WeightedItem[]): Locale | undefined {
  return locales.find((locale) => wishes.every(({ value }) => value !== locale));
}

function isRefused(locale: Locale, wishes: readonly WeightedItem[]): boolean {
  return wishes.some(({ value, quality }) => value === locale && quality === 0);
}
