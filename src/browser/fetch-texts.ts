import type { EnglishTexts } from '../i18n/english.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Fetches the texts of a namespace in the language of the page, for script that does without i18next.
 *
 * @throws when they do not come
 */
export async function fetchTexts<Name extends keyof EnglishTexts>(
  namespace: Name,
): Promise<EnglishTexts[Name]> {
  const answer = await fetch(`/locales/${pageLocale()}/${namespace}.json`);
  return answer.json();
}
