import type { EnglishTexts } from '../i18n/english.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Fetches the texts of a namespace in the page's language, for scripts without i18next.
 *
 * @throws when the file cannot be loaded
 */
export async function fetchTexts<Name extends keyof EnglishTexts>(
  namespace: Name,
): Promise<EnglishTexts[Name]> {
  const answer = await fetch(`/locales/${pageLocale()}/${namespace}.json`);
  return answer.json();
}
