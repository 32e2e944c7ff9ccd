import path from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { readTexts } from './read-texts.ts';
import { importPages, linkedTitles, type WrittenSample } from './sample-wiki.ts';
import { styledSettings, stylePage, styleSheetOfSample } from './style-sheets.ts';

/** Captions of the formula. */
const tides: Record<Locale, string> = {
  en: 'Height of the water, ’’t’’ hours after it has turned:',
  de: 'Höhe des Wassers, ’’t’’ Stunden nach dem Kentern:',
  es: 'Altura del agua, ’’t’’ horas después de la pleamar:',
  fr: 'Hauteur de l’eau, ’’t’’ heures après la pleine mer :',
};

/** Rectangles of the villages on `Estuary.png`, in its pixels. */
const villages = {
  Saltmouth: [390, 120, 540, 200],
  'Pell’s Quay': [475, 310, 720, 370],
  Wendbridge: [230, 60, 440, 115],
  Eelhythe: [630, 245, 785, 295],
  Marram: [135, 345, 290, 390],
} as const;

/** High-water marks on the quay, in metres by year. */
const marks = { 1703: 3.1, 1735: 4.2, 1761: 2.6, 1799: 3.6, 1824: 2.2, 1851: 4.8 };

/** A bar whose height Parser Functions compute from its number; red above 4.5 m. */
const bar = [
  '<div style="flex:1;text-align:center;font-size:.85em;line-height:1.4">{{formatnum:{{{2}}}}}',
  '<div style="height:{{#expr: {{{2}}} * 21 }}px;background:{{#ifexpr: {{{2}}} > 4.5 | #a8452a | #7aa5b5 }}"></div>',
  '<span>{{{1}}}</span></div>',
].join('');

/** Layout of the page: two columns; a narrow window shows only what extensions render. */
const halves = `
.CategoryTreeTag { margin-left: -10px; font-size: .9em }
.halves { display: flex; gap: 54px }
.halves > div { flex: 1; display: flex; flex-direction: column }
.halves > :last-child { flex: 0 0 530px }
.marks { margin-top: auto }
.marks > div:last-child { display: flex; align-items: end; gap: 14px }
.formula { padding: 14px 20px; border: 1px solid #c9bfa5; background: #f8f3e6 }
.formula > div { font-size: 1.35em; text-align: center }
@media (width < 900px) {
  .halves { gap: 32px }
  .halves > :last-child { flex-basis: 350px }
  .story p + p { display: none }
  .marks > div:last-child { gap: 8px }
  .marks .mw-editsection { display: none }
  .map figure[typeof] img { width: 336px }
  .formula { padding: 8px 14px }
  .formula > div { font-size: 1.1em }
}
@media (width < 640px) {
  .halves { flex-direction: column; gap: 0 }
  .halves > div { display: contents }
  .story { display: none }
  .marks { order: 1; margin: 0 }
  .map figure[typeof] img { width: 316px }
}
`;

/** Settings (PHP): a category tree of the villages beside every page, and formulas in MathML. */
export const extendedSettings = `${styledSettings('tidewater')}
$wgCategoryTreeSidebarRoot = 'Tidewater';
$wgCategoryTreeSidebarOptions['mode'] = 'pages';
$wgCategoryTreeSidebarOptions['depth'] = 2;
// 10 is the mode that lists pages, too.
$wgCategoryTreeMaxDepth[10] = 2;
$wgMathTexVCService = 'local';
$wgDefaultUserOptions['math'] = 'native';
`;

/** Writes a page of the almanac that uses extensions which every wiki has by default. */
export function writeExtendedSample(
  wiki: InstalledWiki,
  folder: string,
  locale: Locale,
): WrittenSample {
  const { screen } = readTexts(locale, 'showcase').tidewater;
  const tour = readTexts(locale, 'wiki-tour').tidewater;
  const { title, history, text } = tour.one;
  const by = (Object.values(history)[0] as string).split(/\s?: /)[0] as string;
  const paragraphs = (Object.values(text) as string[]).map((paragraph) =>
    paragraph.replace(/\[\[(two|three)(?=\|)/g, (_, id) => `[[${tour[id].title}`),
  );
  const areas = Object.entries(villages).map(
    ([name, corners]) => `rect ${corners.join(' ')} [[${name}]]`,
  );
  const page = [
    '__NOTOC__',
    '<div class="halves"><div>',
    `<div class="story">\n${paragraphs.join('\n\n')}\n</div>`,
    `<div class="marks">\n== ${screen.section} ==\n<div>`,
    ...Object.entries(marks).map(([year, metres]) => `{{Mark|${year}|${metres}}}`),
    '</div></div></div><div>',
    `<div class="map"><imagemap>\nFile:Estuary.png|thumb|none|520px|${screen.caption}`,
    ...areas,
    'desc none\n</imagemap></div>',
    '<div class="formula">',
    tides[locale].replaceAll('’’', "''"),
    '<div><math>h(t) = h_0 + \\frac{a}{2}\\left(1 + \\cos\\frac{2\\pi t}{T}\\right)</math></div>',
    '</div></div></div>',
  ].join('\n');
  const grouped = (name: string) => `[[Category:${name}]]`;
  const written = {
    ...Object.fromEntries(linkedTitles(page).map((other) => [other, title])),
    ...Object.fromEntries(Object.keys(villages).map((name) => [name, grouped(screen.links)])),
    [`Category:${screen.links}`]: grouped('Tidewater'),
    'Category:Tidewater': title,
    [title]: page,
    [`Talk:${title}`]: title,
    'Template:Mark': bar,
    'MediaWiki:Sidebar': '',
    [stylePage]: styleSheetOfSample('tidewater') + halves,
  };
  const password = crypto.randomUUID();
  wiki.maintain('createAndPromote', by, password);
  wiki.maintain('importImages', '--extensions=png', `--user=${by}`, path.join(folder, 'pictures'));
  importPages(
    wiki,
    folder,
    Object.entries(written).map(([name, source]) => ({
      title: name,
      revisions: [{ by, summary: '', text: source, daysAgo: 1 }],
    })),
  );
  wiki.maintain('runJobs');
  return { titles: { one: title, two: title, three: title }, member: { name: by, password } };
}
