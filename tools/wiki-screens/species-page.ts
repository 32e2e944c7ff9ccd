import type { Locale } from '../../src/i18n/locales.ts';
import { readTexts } from './read-texts.ts';

const neighbours = ['with1', 'with2', 'with3'] as const;

/** Texts of the infobox of a species and of its related species. */
export type SpeciesTexts = Record<
  'family' | 'familyName' | 'substrate' | 'substrateName' | 'query' | (typeof neighbours)[number],
  string
>;

/** Wikitext of the infobox; `Chart.png` is the drawing. */
export function speciesInfobox(texts: SpeciesTexts): string {
  return [
    '{| class="species"',
    '| [[File:Chart.png|frameless|230px]]',
    `|-\n| <small>${texts.family}</small><br>${texts.familyName}`,
    `|-\n| <small>${texts.substrate}</small><br>${texts.substrateName}`,
    '|}',
  ].join('\n');
}

/** Wikitext of the section on species that grow together with it. */
export function speciesNeighbours(texts: SpeciesTexts): string {
  return [
    `== ${texts.query} ==`,
    ...neighbours.map((name) => `<div class="share ${name}">''[[${texts[name]}]]''</div>`),
  ].join('\n');
}

/**
 * Wikitext around the text of the page.
 *
 * @returns also the linked titles that are written
 */
export function speciesParts(
  locale: Locale,
): Record<'box' | 'neighbours', string> & { written: string[] } {
  const texts: SpeciesTexts = readTexts(locale, 'showcase').mossbook.screen;
  return {
    box: speciesInfobox(texts),
    neighbours: speciesNeighbours(texts),
    written: neighbours.slice(0, 2).map((name) => texts[name]),
  };
}
