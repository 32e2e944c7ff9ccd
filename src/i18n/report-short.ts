import { fallbackLocale, locales } from './locales.ts';
import { flattenTexts, readTexts } from './read-texts.ts';

/** Texts with fewer letters are labels, whose length means nothing. */
const shortestLetters = 60;
/** A translation with a smaller part of the letters of its English has probably lost something. */
const leastPart = 0.7;

/**
 * Names the translations that are much shorter than their English. It is advice; nothing refuses them.
 *
 * @param root absolute path of the project, whose texts have passed the check
 * @returns lines for the editor of locales/; empty without findings
 */
export function reportShort(root: string): string[] {
  const english = flattenTexts(readTexts(root, fallbackLocale));
  const lines = locales.flatMap((locale) => {
    const own = flattenTexts(readTexts(root, locale));
    return [...english].flatMap(([key, text]) => {
      const [letters, ownLetters] = [lettersIn(text), lettersIn(own.get(key) ?? text)];
      if (letters < shortestLetters || ownLetters >= leastPart * letters) return [];
      return [`  ${locale} ${key}: ${ownLetters} letters for ${letters}`];
    });
  });
  if (lines.length === 0) return [];
  return ['These say in far fewer letters what the English says. Is something missing?', ...lines];
}

/** Marks and placeholders are no letters. */
function lettersIn(text: string): number {
  return text.replaceAll(/<[^>]*>|\{\{.*?\}\}/g, '').match(/\p{L}/gu)?.length ?? 0;
}
