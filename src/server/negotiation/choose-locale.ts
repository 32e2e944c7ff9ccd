import {
  fallbackLocale,
  type Locale,
  localeCookieName,
  supportedLocale,
} from '../../i18n/locales.ts';
import { parseWeightedList } from './weighted-list.ts';

export interface LocaleHints {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  /** The value of the `lng` parameter. */
  lng?: string | null | undefined;
}

const cookiePattern = new RegExp(`(?:^|;)\\s*${localeCookieName}=([^;]*)`);

/**
 * Chooses the language of an answer when the address does not name one. The cookie comes first: it
 * mirrors the browser's local storage, which the server cannot see and which holds the visitor's
 * choice. Then the browser's languages (RFC 9110 section 12.5.4), then the parameter; a hint for a
 * language that is not offered counts as no hint.
 *
 * @returns the first hint that can be met, otherwise the fallback language
 */
export function chooseLocale({ cookie, acceptLanguage, lng }: LocaleHints): Locale {
  return (
    supportedLocale(cookie && cookiePattern.exec(cookie)?.[1]) ??
    acceptedLocale(acceptLanguage) ??
    supportedLocale(lng) ??
    fallbackLocale
  );
}

function acceptedLocale(acceptLanguage: string | undefined): Locale | undefined {
  if (!acceptLanguage) return undefined;
  const accepted = parseWeightedList(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .map(({ value }) => supportedLocale(value));
  return accepted.find((locale) => locale !== undefined);
}
