import path from 'node:path';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { readTexts } from './read-texts.ts';
import { importPages, linkedTitles, type Revision, type WrittenSample } from './sample-wiki.ts';
import { stylePage, styleSheetOfUseCase } from './style-sheets.ts';

interface UseCaseTexts {
  name: string;
  pages: Record<'first' | 'second' | 'third', string>;
  opening: string;
}

/** Texts of a page below its first sentence. */
interface PageTexts {
  more: string;
  caption: string;
  rows: Record<string, Record<'what' | 'value', string>>;
  sections: Record<string, { title: string; text: Record<string, string> }>;
}

interface FirstPageTexts extends PageTexts {
  by: string;
  /** Its second page, where there is a screenshot of that. */
  fair?: PageTexts & { opening: string };
}

/** Settings (PHP) of such a wiki: the menu is closed, and its style sheet sets the design. */
export const useCaseSettings = `
$wgDefaultUserOptions['vector-main-menu-pinned'] = 0;
$wgHiddenPrefs[] = 'vector-font-size';
`;

/** Markup below the first sentence of the main page, with the classes of its style sheet. */
const pictures: Partial<Record<UseCase['id'], string>> = {
  research: '<div class="curve">[[File:Lamp.png|frameless|480px]]</div>',
  genealogy: '<div class="print">[[File:Bakery.png|frameless|600px]]</div>',
};

/** The name of a wiki for a use case. */
export function useCaseName(locale: Locale, id: UseCase['id']): string {
  return textsOf(locale, id).name;
}

/**
 * Writes the main page of a use case into a MediaWiki with its own style sheet. The second and third page are written
 * only if there is a screenshot of them, so that links to them are red; every other linked page is written.
 */
export function writeUseCase(
  wiki: InstalledWiki,
  folder: string,
  locale: Locale,
  id: UseCase['id'],
): WrittenSample {
  const { pages, opening } = textsOf(locale, id);
  const { by, fair, ...first }: FirstPageTexts = readTexts(locale, 'use-cases').samples[id];
  const picture = pictures[id];
  const written = {
    [pages.first]: wikitextOf([...(picture ? [picture] : []), opening], first, pages),
    ...(fair && { [pages.second]: wikitextOf([fair.opening], fair, pages) }),
  };
  const others = new Set(linkedTitles(Object.values(written).join('\n')));
  for (const title of Object.values(pages)) others.delete(title);
  const revision: Omit<Revision, 'text'> = { by, summary: '', daysAgo: 1 };
  const password = crypto.randomUUID();
  wiki.maintain('createAndPromote', by, password);
  if (picture) {
    wiki.maintain(
      'importImages',
      '--extensions=png',
      `--user=${by}`,
      path.join(folder, 'pictures'),
    );
  }
  importPages(wiki, folder, [
    { title: stylePage, revisions: [{ ...revision, text: styleSheetOfUseCase(id) }] },
    ...Object.entries(written).map(([title, text]) => ({
      title,
      revisions: [{ ...revision, text }],
    })),
    ...[...others].map((title) => ({ title, revisions: [{ ...revision, text: opening }] })),
  ]);
  return {
    titles: { one: pages.first, two: pages.second, three: pages.third },
    member: { name: by, password },
  };
}

/** Wikitext of a page: opening, table, text and sections; links name pages by their position. */
function wikitextOf(
  beginning: readonly string[],
  { caption, rows, more, sections }: PageTexts,
  pages: UseCaseTexts['pages'],
): string {
  return [
    ...beginning,
    tableOf(caption, Object.values(rows)),
    more,
    ...Object.values(sections).flatMap(({ title, text }) => [
      `== ${title} ==`,
      ...Object.values(text),
    ]),
  ]
    .join('\n\n')
    .replace(
      /\[\[(first|second|third)(?=[|\]])/g,
      (_, page: keyof typeof pages) => `[[${pages[page]}`,
    );
}

function tableOf(caption: string, rows: readonly Record<'what' | 'value', string>[]): string {
  return [
    '{| class="wikitable"',
    `|+ ${caption}`,
    ...rows.flatMap(({ what, value }) => [
      '|-',
      `! scope="row" style="text-align:start" | ${what}`,
      `| ${value}`,
    ]),
    '|}',
  ].join('\n');
}

/** The texts without soft hyphens. */
function textsOf(locale: Locale, id: UseCase['id']): UseCaseTexts {
  return JSON.parse(
    JSON.stringify(readTexts(locale, 'use-cases').cases[id]).replaceAll('\u00ad', ''),
  );
}
