import { checkTerms } from './check-terms.ts';
import type { Glossary } from './glossary.ts';
import type { Locale } from './locales.ts';

/** A tree of texts, as a locale file holds it. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts by namespace. */
export type Texts = Record<string, TextTree>;

/** Marks of the keyboard that stand for a typographic one, which each language has of its own. */
const straightQuotes = /"|(?<=\S)'|'(?=\S)/;

/** Digits outside placeholders and tags: numbers come from content/, so that they change in one place. */
const digits = /\d/;

const patterns = {
  placeholder: /\{\{\s*[\w.-]+\s*\}\}/g,
  tag: /<\/?[\w-]+\s*\/?>/g,
};

/**
 * Finds what is wrong with the texts of one language.
 *
 * @param locale the language
 * @param texts its texts
 * @param english the texts that it must match key by key
 * @param glossary the words that it must use
 * @returns one plain sentence for each mistake, each with its file and key
 */
export function checkTexts(
  locale: Locale,
  texts: Texts,
  english: Texts,
  glossary: Glossary,
): string[] {
  const own = flatten(texts);
  const expected = flatten(english);
  const problems: string[] = [];
  const say = (key: string, sentence: string) => {
    const [namespace, ...rest] = key.split('.');
    problems.push(`locales/${locale}/${namespace}.json, "${rest.join('.')}": ${sentence}`);
  };
  for (const [key, text] of expected) {
    const translation = own.get(key);
    if (translation === undefined) say(key, `is missing; in English it reads "${text}".`);
    else {
      checkText(text, translation, (sentence) => say(key, sentence));
      for (const mistake of checkTerms(locale, translation, text, glossary)) say(key, mistake);
    }
  }
  for (const key of own.keys()) {
    if (!expected.has(key)) say(key, 'does not exist in English; remove it, or add it there.');
  }
  return problems;
}

function checkText(english: string, text: string, say: (sentence: string) => void): void {
  if (text.trim() === '') say('is empty.');
  if (text !== text.trim()) say('begins or ends with a blank.');
  for (const [kind, pattern] of Object.entries(patterns)) {
    const wanted = [...new Set(english.match(pattern))];
    const given = [...new Set(text.match(pattern))];
    for (const mark of wanted.filter((each) => !given.includes(each))) {
      say(`has lost the ${kind} ${mark}.`);
    }
    for (const mark of given.filter((each) => !wanted.includes(each))) {
      say(`has the ${kind} ${mark}, which the English does not have.`);
    }
  }
  // Wikitext marks bold and italic with runs of straight apostrophes.
  const words = text
    .replace(patterns.placeholder, '')
    .replace(patterns.tag, '')
    .replace(/'{2,}/g, '');
  if (digits.test(words)) say('has a number in it; use a placeholder and set it in content/.');
  if (straightQuotes.test(words)) say('has a straight quotation mark; use the language’s own.');
}

function flatten(texts: Texts): Map<string, string> {
  const flat = new Map<string, string>();
  const add = (path: string, tree: TextTree | string) => {
    if (typeof tree === 'string') flat.set(path, tree);
    else for (const [key, value] of Object.entries(tree)) add(`${path}.${key}`, value);
  };
  for (const [namespace, tree] of Object.entries(texts)) add(namespace, tree);
  return flat;
}
