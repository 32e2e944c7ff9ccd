import path from 'node:path';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { styleForUseCase, stylePage } from './own-style.ts';
import { readTexts } from './read-texts.ts';
import { importPages, linkedTitles, type Revision, type WrittenSample } from './sample-wiki.ts';

interface UseCaseTexts {
  name: string;
  pages: Record<'first' | 'second' | 'third', string>;
  opening: string;
}

interface FirstPageTexts {
  by: string;
  more: string;
  caption: string;
  rows: Record<string, Record<'what' | 'value', string>>;
  sections: Record<string, { title: string; text: Record<string, string> }>;
}

/** Lines of PHP that such a wiki needs: its menu is shut, and what is chosen about looks is its style's. */
export const useCaseSettings = `
$wgDefaultUserOptions['vector-main-menu-pinned'] = 0;
$wgHiddenPrefs[] = 'vector-font-size';
`;

/** What a first page shows below its first sentence, in the words of its style sheet. */
const pictures: Partial<Record<UseCase['id'], string>> = {
  research: '<div class="curve">[[File:Lamp.png|frameless|480px]]</div>',
  genealogy: '<div class="print">[[File:Bakery.png|frameless|600px]]</div>',
};

/** What a wiki for a use case is called: like the use case. */
export function useCaseName(locale: Locale, id: UseCase['id']): string {
  return textsOf(locale, id).name;
}

/**
 * Writes the first page of a use case into a MediaWiki that wears a style sheet of its own. The two that
 * come next stay unwritten, so that links to them are red; every other page that it links to exists.
 */
export function writeUseCase(
  wiki: InstalledWiki,
  folder: string,
  locale: Locale,
  id: UseCase['id'],
): WrittenSample {
  const { pages, opening } = textsOf(locale, id);
  const { by, more, caption, rows, sections }: FirstPageTexts = readTexts(locale, 'use-cases')
    .samples[id];
  const picture = pictures[id];
  const text = [
    ...(picture ? [picture] : []),
    opening,
    tableOf(caption, Object.values(rows)),
    more,
    ...Object.values(sections).flatMap(({ title, text }) => [
      `== ${title} ==`,
      ...Object.values(text),
    ]),
  ]
    .join('\n\n')
    .replace(/\[\[(second|third)(?=[|\]])/g, (_, page: 'second' | 'third') => `[[${pages[page]}`);
  const revision: Revision = { by, summary: '', text, daysAgo: 1 };

  const linked = linkedTitles(text);
  const unwritten = [pages.second, pages.third];
  const others = new Set(linked.filter((title) => !unwritten.includes(title)));
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
    { title: stylePage, revisions: [{ ...revision, text: styleForUseCase(id) }] },
    { title: pages.first, revisions: [revision] },
    ...[...others].map((title) => ({ title, revisions: [{ ...revision, text: opening }] })),
  ]);
  return {
    titles: { one: pages.first, two: pages.second, three: pages.third },
    member: { name: by, password },
  };
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

/** Without the places where a narrow column may break a word. */
function textsOf(locale: Locale, id: UseCase['id']): UseCaseTexts {
  return JSON.parse(
    JSON.stringify(readTexts(locale, 'use-cases').cases[id]).replaceAll('\u00ad', ''),
  );
}
