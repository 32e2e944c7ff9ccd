import path from 'node:path';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { SamplePageId } from '../../src/site/pages/showcase/sample-pages.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';
import { readTexts } from './read-texts.ts';
import { relicInfobox } from './relic-infobox.ts';
import { importPages, linkedTitles, type WrittenSample } from './sample-wiki.ts';
import { type SpeciesTexts, speciesInfobox, speciesNeighbours } from './species-page.ts';
import { stylePage, styleSheetOfSample } from './style-sheets.ts';

type Texts = Record<string, string>;

interface StyledPage {
  /** Lines of wikitext. */
  text: (texts: Texts, paragraphs: readonly string[], locale: Locale) => readonly string[];
  /** Keys of the texts in its menu; the first one is the current page. */
  menu: readonly string[];
  /** Lines of its second and third page, where there are screenshots of these. */
  second?: StyledPage['text'];
  third?: StyledPage['text'];
}

/** Entries of Gearwright's shift log; the days are in November. */
const faults = [
  { press: 4, day: 20, by: 'L. Brandt' },
  { press: 2, day: 18, by: 'R. Okafor' },
  { press: 7, day: 17, by: 'L. Brandt' },
  { press: 4, day: 12, by: 'R. Okafor', isMended: true },
];

/** Gearwright's hoses, with the month on each sleeve. */
const hoses = [
  { press: 2, month: '2027-03' },
  { press: 4, month: '2026-11', isNew: true },
  { press: 7, month: '2028-06' },
];

function daysIn(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** `extended-sample.ts` writes the sample with extensions. */
type StyledSample = Exclude<SampleWiki, 'tidewater'>;

/** The main page of every other sample, with the markup that its style sheet expects. */
const pages: Readonly<Record<StyledSample, StyledPage>> = {
  loomlore: {
    menu: ['drafts', 'yarns', 'looms', 'faults'],
    text: (texts, [first]) => [
      '<div class="draft">[[File:Chart.png|frameless|480px]]</div>',
      `${first}`,
      `'''${texts.materials}'''`,
      ['flax', 'madder', 'indigo']
        .map((yarn, index) => `* <span class="yarn ${yarn}"></span> ${texts[`yarn${index + 1}`]}`)
        .join('\n'),
      `<div class="remark">${texts.comment}</div>`,
    ],
  },
  gearwright: {
    menu: [],
    text: (texts) => [
      `<div class="checked">${texts.sign}</div>`,
      '<div class="drawing">[[File:Chart.png|frameless|300px]]</div>',
      [1, 2, 3, 4]
        .map(
          (step) => `# ${texts[`step${step}`]} <span class="box${step < 3 ? ' done' : ''}"></span>`,
        )
        .join('\n'),
      `<div class="warning">${texts.warning}</div>`,
    ],
    second: (texts, [first]) => [
      '<div class="drawing whole">[[File:Hose.png|frameless|640px]]</div>',
      `${first}`,
      [
        '{| class="wikitable faults"',
        `! ${texts.press} !! ${texts.sleeve} !! ${texts.replaced}`,
        ...hoses.map(({ press, month, isNew }) => {
          const box = `<span class="box${isNew ? ' done' : ''}"></span>`;
          return `|-\n| ${press} || ${month} || ${box}`;
        }),
        '|}',
      ].join('\n'),
    ],
    third: (texts, [, second], locale) => [
      `<div class="warning">${texts.rule}</div>`,
      `${second}`,
      [
        '{| class="wikitable faults"',
        `! ${texts.fault} !! ${texts.press} !! ${texts.since} !! ${texts.seen} !!`,
        ...faults.map(({ press, day, by, isMended }, index) => {
          const box = `<span class="box${isMended ? ' done' : ''}"></span>`;
          const since = daysIn(locale).format(Date.UTC(2026, 10, day));
          return `|-\n| ${texts[`fault${index + 1}`]} || ${press} || ${since} || ${by} || ${box}`;
        }),
        '|}',
      ].join('\n'),
    ],
  },
  emberfall: {
    menu: ['items', 'places', 'guardians', 'lore'],
    text: (texts, [first], locale) => [
      relicInfobox(locale, 200),
      `${first}`,
      [
        '{| class="wikitable finds"',
        `! ${texts.from}\n! ${texts.rarity}`,
        ...[5, 3, 1].map(
          (stars, index) =>
            `|-\n| [[${texts[`from${index + 1}`]}]]\n| ${'■'.repeat(stars)}<span class="none">${'□'.repeat(5 - stars)}</span>`,
        ),
        '|}',
      ].join('\n'),
    ],
  },
  mossbook: {
    menu: [],
    text: (texts, [first]) => [
      speciesInfobox(texts as SpeciesTexts),
      `<div class="lede">${texts.lede}</div>`,
      `${first}`,
      [
        `<div class="halves"><div>\n== ${texts.map} ==\n[[File:Map.png|frameless|300px]]\n</div>`,
        `<div>\n${speciesNeighbours(texts as SpeciesTexts)}`,
        '</div></div>',
      ].join('\n'),
    ],
    third: (_, paragraphs) => [
      '<div class="halves"><div>\n[[File:Map.png|frameless|300px]]\n</div></div>',
      ...paragraphs,
    ],
  },
};

/**
 * Writes a sample into a MediaWiki with the sample's own style sheet. Every linked page is written.
 */
export function writeStyledSample(
  wiki: InstalledWiki,
  folder: string,
  locale: Locale,
  sample: StyledSample,
): WrittenSample {
  const { menu, text: textOf, ...others } = pages[sample];
  const texts: Texts = readTexts(locale, 'showcase')[sample].screen;
  const tour = readTexts(locale, 'wiki-tour')[sample];
  const { title, history } = tour.one;
  const by = (Object.values(history)[0] as string).split(/\s?: /)[0] as string;
  const titled = (text: string) =>
    text.replace(/\[\[(one|two|three)(?=[|\]])/g, (_, id) => `[[${tour[id].title}`);
  const paragraphsOf = (id: SamplePageId) => (Object.values(tour[id].text) as string[]).map(titled);
  const words = menu.map((key) => texts[key] ?? '');
  const page = textOf(texts, paragraphsOf('one'), locale).join('\n\n');
  const linked = [...words, ...linkedTitles(page)];
  const furtherPages: Record<string, string> = Object.fromEntries(
    (
      [
        ['two', others.second],
        ['three', others.third],
      ] as const
    ).flatMap(([id, lines]) => {
      const name = tour[id].title;
      const text = lines?.(texts, paragraphsOf(id), locale).join('\n\n');
      return text
        ? [
            [name, text],
            [`Talk:${name}`, title],
          ]
        : [];
    }),
  );
  const written = {
    ...Object.fromEntries(linked.map((other) => [other, title])),
    [title]: `__NOTOC__\n${page}`,
    [`Talk:${title}`]: title,
    ...furtherPages,
    [stylePage]: styleSheetOfSample(sample),
    ...menuPage(words),
  };
  const password = crypto.randomUUID();
  wiki.maintain('createAndPromote', by, password);
  wiki.maintain('importImages', '--extensions=png', `--user=${by}`, path.join(folder, 'pictures'));
  importPages(
    wiki,
    folder,
    Object.entries(written).map(([name, text]) => ({
      title: name,
      revisions: [{ by, summary: '', text, daysAgo: 1 }],
    })),
  );
  return {
    titles: { one: title, two: tour.two.title, three: tour.three.title },
    member: { name: by, password },
  };
}

/** The interface page that defines the menu above the page. */
function menuPage(words: readonly string[]): Record<string, string> {
  const [here, ...others] = words;
  if (!here) return {};
  const links = others.map((word) => `[[${word}]]`);
  return { 'MediaWiki:Sitenotice': [`'''${here}'''`, ...links].join(' ') };
}
