import { type Locale, locales } from '../i18n/locales.ts';

/**
 * Makes the address that fixes a page's language.
 *
 * @param path the un-prefixed path, such as `/plans` or `/`
 * @returns `/de/plans`; `/de` for the landing page
 */
export function localePath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Where a page of a language is as Markdown: `/de/plans.md`. */
export function markdownPath(locale: Locale, path: string): string {
  return `${localePath(locale, path)}.md`;
}

/** Where the picture is that is shown beside links to a page: `/social/de/plans.png`. */
export function sharePicturePath(locale: Locale, path: string): string {
  return `/social${localePath(locale, path)}.png`;
}

/** Its size in pixels, as networks ask for it. */
export const sharePictureSize = { width: 1200, height: 630 };

/**
 * Splits an address into the language that it fixes and the un-prefixed path.
 *
 * @param path a path that starts with a slash
 */
export function splitLocalePath(path: string): { locale?: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/');
  const locale = locales.find((candidate) => candidate === first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { path };
}

/** Where security.txt has to be (RFC 9116 section 3). */
export const securityTxtPath = '/.well-known/security.txt';
