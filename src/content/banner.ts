import type { Locale } from '../i18n/locales.ts';
import { content } from './content.ts';

const { allPages, onPages } = content.banner;

/**
 * The banner's settings in content/ for a page, in a language.
 *
 * @param page key of the page in the route table
 * @returns only the values that are set: audience and texts
 */
export function bannerOn(page: string, locale: Locale) {
  const { displayBanner, ...texts } = { ...allPages, ...onPages[page] };
  const words = Object.entries(texts).map(([name, text]) => [name, text?.[locale]]);
  return {
    ...(displayBanner !== undefined && { displayBanner }),
    ...(Object.fromEntries(words) as { [Name in keyof typeof texts]?: string }),
  };
}
