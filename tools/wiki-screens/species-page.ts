import type { Locale } from '../../src/i18n/locales.ts';
import { readTexts } from './read-texts.ts';

const neighbours = ['with1', 'with2', 'with3'] as const;

/** What a page about a species has beside its text, as wikitext. */
export type SpeciesTexts = Record<
  'family' | 'familyName' | 'substrate' | 'substrateName' | 'query' | (typeof neighbours)[number],
  string
>;

/** The box of facts, as wikitext; `Chart.png` is the drawing. */
export function speciesBox(texts: SpeciesTexts): string {
  return [
    '{| class="species"',
    '| [[File:Chart.png|frameless|230px]]',
    `|-\n| <small>${texts.family}</small><br>${texts.familyName}`,
    `|-\n| <small>${texts.substrate}</small><br>${texts.substrateName}`,
    '|}',
  ].join('\n');
}

/** What grows together with it, under a heading, as wikitext. */
export function speciesNeighbours(texts: SpeciesTexts): string {
  return [
    `== ${texts.query} ==`,
    ...neighbours.map((name) => `<div class="share ${name}">''[[${texts[name]}]]''</div>`),
  ].join('\n');
}

/**
 * What stands around the text, as wikitext.
 *
 * @returns also the titles that it links to and that are written
 */
export function speciesParts(
  locale: Locale,
): Record<'box' | 'neighbours', string> & { written: string[] } {
  const texts: SpeciesTexts = readTexts(locale, 'showcase').mossbook.screen;
  return {
    box: speciesBox(texts),
    neighbours: speciesNeighbours(texts),
    written: neighbours.slice(0, 2).map((name) => texts[name]),
  };
}
