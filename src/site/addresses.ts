import { type Locale, locales } from '../i18n/locales.ts';

/**
 * Makes the path of a page that fixes its language.
 *
 * @param path the un-prefixed path, such as `/plans` or `/`
 * @returns `/de/plans`; `/de` for the landing page
 */
export function localePath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Path of a page's Markdown: `/de/plans.md`. */
export function markdownPath(locale: Locale, path: string): string {
  return `${localePath(locale, path)}.md`;
}

/** Path of a page's share picture (`og:image`): `/social/de/plans.png`. */
export function sharePicturePath(locale: Locale, path: string): string {
  return `/social${localePath(locale, path)}.png`;
}

/** Size of a share picture in pixels, as social networks recommend it. */
export const sharePictureSize = { width: 1200, height: 630 };

/**
 * Splits a path into its language prefix and the rest.
 *
 * @param path a path that starts with a slash
 */
export function splitLocalePath(path: string): { locale?: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/');
  const locale = locales.find((candidate) => candidate === first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { path };
}

/** Path of security.txt (RFC 9116 section 3). */
export const securityTxtPath = '/.well-known/security.txt';
