import { locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';

/** All addresses of a page: its path, and the path with each language prefix. */
export function addressesOf(path: string): string[] {
  return [path, ...locales.map((locale) => localePath(locale, path))];
}
