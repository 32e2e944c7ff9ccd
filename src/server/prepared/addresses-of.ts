import { locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';

/** Every address that leads to a path: the path itself, and one for each language. */
export function addressesOf(path: string): string[] {
  return [path, ...locales.map((locale) => localePath(locale, path))];
}
