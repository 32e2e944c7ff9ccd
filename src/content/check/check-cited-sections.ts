import type { Claim } from '../schema/claims.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/** Threshold: the cited section must share at least this part of the words that the best section shares. */
const leastOfBest = 0.6;

/**
 * Advises on claims that may cite the wrong section: another section of the legal texts shares far more of
 * the claim's rare words.
 *
 * @param sentences what each claim says in English, by its id
 * @param legal the English legal texts
 */
export function checkCitedSections(
  claims: readonly Claim[],
  source: SourceFile,
  sentences: ReadonlyMap<string, string>,
  legal: readonly string[],
): Problem[] {
  const sections = legal.flatMap(sectionsOf);
  const rarityOf = (word: string) => {
    const having = sections.filter(({ words }) => words.has(word)).length;
    return having > 0 ? Math.log(sections.length / having) : 0;
  };
  return claims.flatMap(({ id, source: cited }, index): Problem[] => {
    if (cited.kind !== 'terms' && cited.kind !== 'promise') return [];
    const key = cited.kind === 'terms' ? 'section' : 'termsSection';
    const number = cited.kind === 'terms' ? cited.section : cited.termsSection;
    const wanted = [...wordsOf(sentences.get(id) ?? '')].map((word) => ({
      word,
      rarity: rarityOf(word),
    }));
    const shared = sections.map((section) => ({
      number: section.number,
      score: sum(wanted.filter(({ word }) => section.words.has(word))),
    }));
    const own = shared.find((section) => section.number === number);
    const [best] = shared.toSorted((one, other) => other.score - one.score);
    if (!own || !best || own.score >= leastOfBest * best.score) return [];
    const path = [index, 'source', key];
    const sentence = `section ${number} shares few words with what ${id} says, and section ${best.number} more; does it say that?`;
    return [{ file: source.file, line: source.lineOf(path), path, sentence }];
  });
}

function sectionsOf(text: string): { number: string; words: ReadonlySet<string> }[] {
  // Of the acceptable use policy claims cite the whole.
  if (text.includes('<Section id="aup-1"')) return [{ number: 'AUP', words: wordsOf(text) }];
  const found = [
    ...text.matchAll(/<Section id="[^"]*" number="([^"]*)" title="([^"]*)">(.*?)<\/Section>/gs),
  ];
  return found.map(([, number = '', title = '', body = '']) => ({
    number,
    words: wordsOf(`${title} ${body}`),
  }));
}

/** The words of a text without their endings; a placeholder counts by the last part of its name. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text
    .replace(/\{\{(?:[\w-]+\.)*([\w-]+)\}\}/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase();
  const words = plain.match(/[a-z]{3,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/(ing|ed|es|s|ly)$/, '').slice(0, 7)));
}

function sum(words: readonly { rarity: number }[]): number {
  return words.reduce((total, { rarity }) => total + rarity, 0);
}
