import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { PrivacyChoice } from '../../src/domain/privacy-level.ts';
import { isAllowed, type WikiAction } from '../../src/domain/privacy-level-permissions.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import {
  remarkIn,
  type SamplePageId,
  samplePageIds,
} from '../../src/site/pages/showcase/sample-pages.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { readTexts } from './read-texts.ts';
import { addFilter, answerPages } from './refuse-spam.ts';
import { relicInfobox } from './relic-infobox.ts';
import { speciesParts } from './species-page.ts';
import { styledSettings, stylePage, styleSheetOfSample } from './style-sheets.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Fixed, so that new screenshots show the same dates. */
const today = Date.UTC(2026, 10, 22, 10, 30);

type PageTexts = Record<'text' | 'history' | 'talk', Record<string, string> | undefined> & {
  title: string;
};

export interface Revision {
  by: string;
  summary: string;
  text: string;
  daysAgo: number;
}

/** The pages and users of a wiki that has been written. */
export interface WrittenSample {
  titles: Record<SamplePageId, string>;
  /** The author of the newest revision of the first page. */
  member: { name: string; password: string };
  /** A new user, with fewer rights. */
  newcomer?: WrittenSample['member'];
}

/** Background and lower border of a wiki's header, for the light and the dark scheme. */
const bars: Partial<Record<SampleWiki, Record<'day' | 'night' | 'edge', string>>> = {
  gearwright: { day: '#e6ecee', night: '#1f2a2e', edge: '#f2bd1d' },
  loomlore: { day: '#f7e8cf', night: '#2e2218', edge: '#a8452a' },
};

/**
 * Settings (PHP) that every wiki for screenshots needs.
 *
 * @param logo URL of its logo
 * @param level its privacy level
 */
export function wikiSettings(logo: string, level: PrivacyChoice): string {
  const may = (action: WikiAction) => isAllowed(level, 'stranger', action);
  return `
$wgGroupPermissions['*']['read'] = ${may('read')};
$wgGroupPermissions['*']['edit'] = ${may('edit')};
$wgGroupPermissions['*']['createaccount'] = ${may('createAccount')};
// A closed wiki needs its style sheet on the login page; an open one would then have it in safe mode, too.
$wgAllowSiteCSSOnRestrictedPages = ${!may('read')};
$wgLogos = [ 'icon' => '${logo}', '1x' => '${logo}' ];
$wgEnableUploads = true;
$wgUploadDirectory = __DIR__ . '/images';
$wgUploadPath = '/images';
// Browsers scale the pictures.
$wgUseImageResize = false;
// The filter of the sample refuses new users' links; no captcha comes before it.
$wgCaptchaTriggers['addurl'] = false;
$wgVectorResponsive = true;
$wgVectorNightMode = [ 'logged_out' => true, 'logged_in' => true, 'beta' => true ];
$wgDefaultUserOptions['vector-theme'] = 'os';
$wgDefaultUserOptions['vector-appearance-pinned'] = 0;
// Beside the tools, the toolbar of the visual editor would need a second row.
$wgDefaultUserOptions['vector-page-tools-pinned'] = 0;
// The visual editor shows each user a welcome dialog and hints on its tools.
$wgDefaultUserOptions['visualeditor-hidebetawelcome'] = 1;
$wgDefaultUserOptions['visualeditor-hideusered'] = 1;
// In the dark scheme, the skin inverts the colours of the wordmark; its link colour would become too dark.
${styled('@media (prefers-color-scheme: dark) { .mw-logo-wordmark { color: #36c } }')}
`;
}

/** Whether a sample has its own style sheet on every page. */
const isStyled = (sample: SampleWiki) => sample === 'mossbook' || sample === 'emberfall';

/** Settings (PHP) for the editor of a wiki with a dark design: the skin's dark mode, and the menu at the side. */
const darkEditor = `
$wgDefaultUserOptions['vector-main-menu-pinned'] = 1;
$wgDefaultUserOptions['vector-theme'] = 'night';
$wgVectorNightMode = [ 'logged_out' => true, 'logged_in' => true, 'beta' => true ];
`;

/** Settings (PHP) of a sample: the colours of its header, or those of its own style sheet. */
export function sampleSettings(sample: SampleWiki): string {
  if (isStyled(sample)) {
    return styledSettings(sample) + (sample === 'emberfall' ? darkEditor : '');
  }
  const { day, night, edge } = bars[sample] ?? {};
  const bar = `
  .vector-header-container { background: ${day}; border-bottom: 4px solid ${edge} }
  .vector-header-container .mw-header { background: none }
  .mw-logo-wordmark { color: #202122 }
  @media (prefers-color-scheme: dark) { .vector-header-container { background: ${night} } }`;
  return day ? styled(bar) : '';
}

/** A setting (PHP) that adds CSS to every page. */
function styled(css: string): string {
  return `$wgHooks['BeforePageDisplay'][] = static fn ( $page ) => $page->addInlineStyle( '${css}' );`;
}

/**
 * Writes the pages of a showcase wiki into a MediaWiki, with their histories and discussions.
 *
 * @param folder of the wiki; in it, `pictures/` are those that its pages show
 * @param sample id of that wiki
 * @param hasStyleSheet whether its pages have its own style sheet
 */
export function writeSample(
  wiki: InstalledWiki,
  folder: string,
  locale: Locale,
  sample: SampleWiki,
  hasStyleSheet = isStyled(sample),
): WrittenSample {
  const texts = readTexts(locale, 'wiki-tour')[sample] as Record<string, PageTexts>;
  const titles = samplePageIds.map((id) => texts[id]?.title ?? '');
  const withTitles = (text: string) =>
    text.replace(/\[\[(one|two|three)(?=[|\]])/g, (_, id) => `[[${texts[id]?.title}`);
  const paragraphs = (id: string) => Object.values(texts[id]?.text ?? {}).map(withTitles);
  const species = sample === 'mossbook' ? speciesParts(locale) : undefined;
  const box =
    sample === 'emberfall'
      ? relicInfobox(locale, 150)
      : (species?.box ?? '[[File:Chart.png|frameless|right|200px]]');

  const rest = [
    `== ${titles[1]} ==`,
    ...paragraphs('two'),
    ...(species ? [species.neighbours] : []),
    `== ${titles[2]} ==`,
    ...paragraphs('three'),
  ];
  const pages = samplePageIds.flatMap((id) => {
    const { title = '', history, talk } = texts[id] ?? {};
    const isFirst = id === 'one';
    const around = {
      before: isFirst ? [box] : [],
      after: isFirst ? rest : [],
    };
    const remarks = Object.values(talk ?? {}).map(remarkIn);
    return [
      { title, revisions: revisionsOf(paragraphs(id), Object.values(history ?? {}), around) },
      ...(remarks.length > 0
        ? [
            {
              title: `Talk:${title}`,
              revisions: remarks.map(({ by, text }) => ({ by, summary: '', text, daysAgo: 3 })),
            },
          ]
        : []),
    ];
  });

  const revisions = pages[0]?.revisions ?? [];
  for (const title of species?.written ?? []) pages.push({ title, revisions });

  const writers = new Set(pages.flatMap(({ revisions }) => revisions.map(({ by }) => by)));
  const password = crypto.randomUUID();
  for (const writer of writers) wiki.maintain('createAndPromote', writer, password);
  const [writer = ''] = writers;
  pages.push(...answerPages(locale, writer));
  if (hasStyleSheet) {
    const style = { by: writer, summary: '', text: styleSheetOfSample(sample), daysAgo: 1 };
    pages.push({ title: stylePage, revisions: [style] });
  }
  wiki.maintain(
    'importImages',
    '--extensions=png',
    `--user=${writer}`,
    path.join(folder, 'pictures'),
  );
  importPages(wiki, folder, pages);
  const [one = '', two = '', three = ''] = titles;
  return {
    titles: { one, two, three },
    member: { name: writer, password },
    newcomer: addFilter(wiki, folder, locale),
  };
}

/**
 * The revisions of a page, oldest first. The newest has every paragraph, earlier ones only the first, and the oldest
 * lacks the last sentence of that. The revision before a correction contains the mistake.
 */
function revisionsOf(
  paragraphs: readonly string[],
  history: readonly string[],
  { before, after }: Record<'before' | 'after', readonly string[]>,
): Revision[] {
  const [first = ''] = paragraphs;
  const remarks = history.map(remarkIn).toReversed();
  return remarks.map(({ by, text: summary }, index) => {
    const isNewest = index === remarks.length - 1;
    const opening =
      index === 0 && !isNewest ? first.replace(/(?<=[.!?]) [^.!?]+[.!?]$/, '') : first;
    const corrected = uncorrected(paragraphs, remarks[index + 1]?.text ?? '');
    const own = isNewest ? paragraphs : (corrected ?? [opening]);
    return {
      by,
      summary,
      text: [...before, ...own, ...after].join('\n\n'),
      daysAgo: isNewest ? 1 : 7 * (remarks.length - index) ** 3,
    };
  });
}

/** The text before an edit with the summary "on the sleeve, not on the fitting"; undefined for other summaries. */
function uncorrected(paragraphs: readonly string[], remark: string): string[] | undefined {
  const [, now, before] = remark.match(/^(.+), (?:not|nicht|no|pas) (.+)$/) ?? [];
  if (!now || !before || !paragraphs.some((text) => text.includes(now))) return undefined;
  return paragraphs.map((text) => text.replace(now, before));
}

/** Writes pages into a wiki, with their histories. */
export function importPages(
  wiki: InstalledWiki,
  folder: string,
  pages: readonly { title: string; revisions: readonly Revision[] }[],
): void {
  const dump = path.join(folder, 'pages.xml');
  writeFileSync(dump, dumpOf(pages));
  wiki.maintain('importDump', dump);
}

/** Writes MediaWiki's export format: https://www.mediawiki.org/wiki/Help:Export */
function dumpOf(pages: readonly { title: string; revisions: readonly Revision[] }[]): string {
  const page = ({ title, revisions }: (typeof pages)[number]) => `<page>
<title>${escaped(title)}</title>
${revisions
  .map(
    ({ by, summary, text, daysAgo }) => `<revision>
<timestamp>${new Date(today - daysAgo * dayMs).toISOString().replace(/\.\d+/, '')}</timestamp>
<contributor><username>${escaped(by)}</username></contributor>
<comment>${escaped(summary)}</comment>
${formatOf(title)}
<text>${escaped(text)}</text>
</revision>`,
  )
  .join('\n')}
</page>`;
  return `<mediawiki version="0.11">\n${pages.map(page).join('\n')}\n</mediawiki>\n`;
}

/** The content format of a page; MediaWiki ignores a style sheet that is imported as wikitext. */
function formatOf(title: string): string {
  return title.endsWith('.css')
    ? '<model>css</model><format>text/css</format>'
    : '<model>wikitext</model><format>text/x-wiki</format>';
}

/** The titles of pages, without files, that a wikitext links to. */
export function linkedTitles(text: string): string[] {
  return [...text.matchAll(/\[\[(?!File:)([^|\]]+)/g)].map(([, title = '']) => title);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
