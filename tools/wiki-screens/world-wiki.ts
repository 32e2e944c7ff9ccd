import path from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { readTexts } from './read-texts.ts';
import { importPages, type Revision, type WrittenSample } from './sample-wiki.ts';
import { stylePage, styleSheetOfUseCase } from './style-sheets.ts';

interface WorldTexts {
  wiki: string;
  /** Titles of pages, of which only the first is written. */
  pages: Record<string, string>;
}

/** The author of the map. */
const by = 'Ives Calder';

/** The name of the wiki of an invented world. */
export function worldName(locale: Locale): string {
  return textsOf(locale).wiki;
}

/**
 * Writes the main page of a new wiki about an invented world into a MediaWiki with its own style sheet: the map, and
 * links to further pages, of which only the first is written, so that the others are red.
 */
export function writeWorld(wiki: InstalledWiki, folder: string, locale: Locale): WrittenSample {
  const { wiki: title, pages } = textsOf(locale);
  const [first = '', ...others] = Object.values(pages);
  const opening: string = readTexts(locale, 'use-cases').cases.worlds.opening;
  const list = [first, ...others].map((page) => `* [[${page}]]`);
  const text = [
    `<div class="map">[[File:Coast.png|frameless|1440px|link=${first}]]</div>`,
    `<div class="opening">${opening}</div>`,
    list.join('\n'),
  ].join('\n\n');
  const revision: Revision = { by, summary: '', text, daysAgo: 1 };

  const password = crypto.randomUUID();
  wiki.maintain('createAndPromote', by, password);
  wiki.maintain('importImages', '--extensions=png', `--user=${by}`, path.join(folder, 'pictures'));
  importPages(wiki, folder, [
    { title: stylePage, revisions: [{ ...revision, text: styleSheetOfUseCase('worlds') }] },
    { title: 'MediaWiki:Mainpage', revisions: [{ ...revision, text: title }] },
    { title, revisions: [revision] },
    { title: first, revisions: [{ ...revision, text: opening }] },
  ]);
  return {
    titles: { one: title, two: first, three: first },
    member: { name: by, password },
  };
}

function textsOf(locale: Locale): WorldTexts {
  return readTexts(locale, 'for-personal').kinds.world;
}
