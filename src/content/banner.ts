import type { Locale } from '../i18n/locales.ts';
import { content } from './content.ts';

const { allPages, onPages } = content.banner;

/**
 * What the provider wants the banner to do and say on a page, in a language.
 *
 * @param page key of the page in the route table
 * @returns only what is set: to whom it is shown, and its words
 */
export function bannerOn(page: string, locale: Locale) {
  const { displayBanner, ...texts } = { ...allPages, ...onPages[page] };
  const words = Object.entries(texts).map(([name, text]) => [name, text?.[locale]]);
  return {
    ...(displayBanner !== undefined && { displayBanner }),
    ...(Object.fromEntries(words) as { [Name in keyof typeof texts]?: string }),
  };
}
