/** The languages of the site, in the order of the language menu; the first is the fallback. */
export const locales = ['en', 'de', 'es', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** The language for visitors who understand none of ours. */
export const fallbackLocale: Locale = locales[0];

/** What each language calls itself: a language menu is read by those who cannot read the page. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** Names shared with i18next's browser detector, so that its caches and ours are the same. */
export const localeStorageKey = 'i18nextLng';
export const localeCookieName = 'i18next';
export const localeQueryParameter = 'lng';

/** How long a choice is remembered: a year, whether the browser or the server writes it down. */
export const localeCookieSeconds = 31_536_000;

/**
 * Finds the supported language that a language tag asks for.
 *
 * @param tag a BCP 47 tag such as `de-AT`, in any case; only its primary subtag counts
 * @returns the locale, or undefined when the tag's language is not offered
 */
export function supportedLocale(tag: string | null | undefined): Locale | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === primary);
}

const cookiePattern = new RegExp(`(?:^|;)\\s*${localeCookieName}=([^;]*)`, 'g');

/**
 * The language that was chosen before. A browser may send several cookies of one name, for other
 * paths and domains; the first one that names a supported language counts.
 *
 * @param cookies as `Cookie` and `document.cookie` write them
 */
export function localeInCookies(cookies: string | undefined): Locale | undefined {
  for (const [, value] of cookies?.matchAll(cookiePattern) ?? []) {
    const locale = supportedLocale(value?.replaceAll('"', ''));
    if (locale) return locale;
  }
  return undefined;
}
