import type { Locale } from '../../src/i18n/locales.ts';
import { readTexts } from './read-texts.ts';

/** What a page about a species has beside its text, as wikitext. */
type SpeciesTexts = Record<
  | 'title'
  | 'family'
  | 'familyName'
  | 'substrate'
  | 'substrateName'
  | 'map'
  | 'query'
  | `with${1 | 2 | 3}`,
  string
>;

/** Where there is room, the box stands beside the text; elsewhere it is short, for the text to be seen. */
export const speciesSettings = `
$wgHooks['BeforePageDisplay'][] = static fn ( $page ) => $page->addInlineStyle(
  'table.species.species { display: table; width: 100%; margin: 0 0 16px }
  .species [scope=row] { text-align: start }
  .species [scope=colgroup] { padding: 5px; background: #4b6b34; color: #fff }
  .species [colspan] { text-align: center }
  .species td[colspan] { background: #fff }
  @media (width < 600px) {
    .species img.mw-file-element { height: 112px !important; width: auto !important }
  }
  @media (width >= 600px) {
    table.species.species { float: right; width: 264px; margin: 4px 0 16px 28px }
  }'
);
`;

/**
 * What stands around the text, as wikitext: of its pictures, `Chart.png` is the drawing and `Map.png`
 * the map of finds.
 *
 * @returns also the titles that it links to and that are written
 */
export function speciesParts(
  locale: Locale,
): Record<'box' | 'neighbours', string> & { written: string[] } {
  const texts: SpeciesTexts = readTexts(locale, 'showcase').mossbook.screen;
  const row = (what: string, value: string) => `|-\n! scope="row" | ${what}\n| ${value}`;
  const box = [
    '{| class="wikitable species"',
    `! scope="colgroup" colspan="2" | ''${texts.title}''`,
    '|-',
    '| colspan="2" | [[File:Chart.png|frameless|130px]]',
    row(texts.family, texts.familyName),
    row(texts.substrate, texts.substrateName),
    `|-\n! scope="colgroup" colspan="2" | ${texts.map}`,
    '|-\n| colspan="2" | [[File:Map.png|frameless|170px]]',
    '|}',
  ];
  const neighbours = [texts.with1, texts.with2, texts.with3];
  return {
    box: box.join('\n'),
    neighbours: [`; ${texts.query}`, ...neighbours.map((name) => `* ''[[${name}]]''`)].join('\n'),
    written: neighbours.slice(0, 2),
  };
}
