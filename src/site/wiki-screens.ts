import type { SampleWiki } from '../content/schema/showcase.ts';
import type { Locale } from '../i18n/locales.ts';

export type WikiScreenScheme = 'light' | 'dark';
export type WikiScreenShape = 'desktop' | 'phone' | 'wide';

/** A window that is photographed, in CSS pixels, and how many pixels of the picture each has. */
interface WikiWindow {
  width: number;
  height: number;
  density: number;
}

interface WikiScreenEntry {
  schemes: readonly WikiScreenScheme[];
  /** The window where the picture is as wide as a page; without it there is no such picture. */
  wide?: WikiWindow;
  /** A window of its own where the usual one does not fit. */
  desktop?: WikiWindow;
  phone?: WikiWindow;
  /** The only shape that there is, shown on every screen. */
  only?: 'phone';
}

/** A page of a closed wiki, on which each sees something else, and the page that asks others to log in. */
const closed = {
  schemes: ['light'],
  wide: { width: 1160, height: 600, density: 1.25 },
  desktop: { width: 640, height: 488, density: 1.5 },
  phone: { width: 360, height: 740, density: 2 },
} as const satisfies WikiScreenEntry;

/** The page of the game, with its style sheet and without: one comes over the other. */
const game = {
  schemes: ['light'],
  wide: { width: 1160, height: 648, density: 1.25 },
  desktop: { width: 640, height: 516, density: 1.5 },
  phone: { width: 360, height: 828, density: 2 },
} as const satisfies WikiScreenEntry;

/**
 * What is photographed in a real MediaWiki (`npm run wiki-screens`), each on a page of its own: an article
 * about a species in its wiki's own style, an article that is being written in the visual editor, two versions of a company’s page side by side, an edit that a filter has just
 * refused, a page of every sample wiki in the style sheet of its own, on the first of which extensions are
 * at work, one of these without it, another page of the closed one, a third as a user and as a stranger see it, another page
 * of the mosses' on a phone, another page in each skin there is, and these side by side, the first page of a use case of every
 * group, under its id, the second of the club, and the main page of an invented world.
 */
export const wikiScreens = {
  species: {
    schemes: ['light'],
    wide: { width: 1160, height: 640, density: 1.25 },
    desktop: { width: 640, height: 488, density: 1.5 },
  },
  writing: {
    schemes: ['light'],
    wide: { width: 1160, height: 648, density: 1.25 },
    desktop: { width: 640, height: 472, density: 1.5 },
    phone: { width: 360, height: 624, density: 2 },
  },
  difference: {
    schemes: ['light'],
    desktop: { width: 680, height: 408, density: 1.5 },
  },
  refusal: {
    schemes: ['light'],
    wide: { width: 1160, height: 432, density: 1.25 },
    desktop: { width: 640, height: 480, density: 1.5 },
  },
  tidewater: {
    schemes: ['light'],
    wide: { width: 1160, height: 640, density: 1.25 },
    desktop: { width: 640, height: 524, density: 1.5 },
    phone: { width: 360, height: 712, density: 2 },
  },
  loomlore: {
    schemes: ['light'],
    wide: { width: 1160, height: 552, density: 1.25 },
    desktop: { width: 640, height: 480, density: 1.5 },
    phone: { width: 360, height: 760, density: 2 },
  },
  gearwright: {
    schemes: ['light'],
    desktop: { width: 640, height: 456, density: 1.5 },
    phone: { width: 360, height: 800, density: 2 },
  },
  hoses: {
    schemes: ['light'],
    desktop: { width: 560, height: 504, density: 1.75 },
    phone: { width: 360, height: 640, density: 2 },
  },
  insider: closed,
  outsider: closed,
  emberfall: game,
  unstyled: game,
  mossbook: {
    schemes: ['light'],
    desktop: { width: 640, height: 560, density: 1.5 },
    phone: { width: 360, height: 640, density: 2 },
  },
  gaps: { schemes: ['light'], only: 'phone', phone: { width: 360, height: 640, density: 2 } },
  vector: { schemes: ['light'] },
  timeless: { schemes: ['light'] },
  monobook: { schemes: ['light'] },
  minerva: { schemes: ['light'] },
  skins: { schemes: ['light'], only: 'phone', phone: { width: 764, height: 296, density: 1.5 } },
  handbook: { schemes: ['light', 'dark'], wide: { width: 1160, height: 632, density: 1.25 } },
  research: {
    schemes: ['light'],
    wide: { width: 960, height: 720, density: 1.125 },
    phone: { width: 360, height: 640, density: 2 },
  },
  club: {
    schemes: ['light', 'dark'],
    only: 'phone',
    phone: { width: 360, height: 780, density: 2 },
  },
  fair: {
    schemes: ['light', 'dark'],
    only: 'phone',
    phone: { width: 360, height: 780, density: 2 },
  },
  genealogy: {
    schemes: ['light'],
    wide: { width: 1160, height: 640, density: 1.25 },
    phone: { width: 360, height: 720, density: 2 },
  },
  coast: {
    schemes: ['light', 'dark'],
    wide: { width: 1160, height: 800, density: 1.125 },
    desktop: { width: 740, height: 640, density: 1.5 },
    phone: { width: 360, height: 656, density: 2 },
  },
} as const satisfies Record<string, WikiScreenEntry>;

export type WikiScreenName = keyof typeof wikiScreens;

export function isWikiScreen(name: string): name is WikiScreenName {
  return name in wikiScreens;
}

/** About as wide as the picture stands on a page, so that its text can be read there. */
const usual = {
  desktop: { width: 640, height: 440, density: 1.5 },
  phone: { width: 360, height: 560, density: 2 },
} as const;

/** The shapes in which something is photographed. */
export function wikiScreenShapes(name: WikiScreenName): WikiScreenShape[] {
  const { wide, only }: WikiScreenEntry = wikiScreens[name];
  if (only) return [only];
  return wide ? ['desktop', 'phone', 'wide'] : ['desktop', 'phone'];
}

/** @throws where that is not photographed in this shape */
export function wikiScreenWindow(name: WikiScreenName, shape: WikiScreenShape): WikiWindow {
  const entry: WikiScreenEntry = wikiScreens[name];
  if (!wikiScreenShapes(name).includes(shape)) {
    throw new Error(`There is no ${shape} photograph of ${name}.`);
  }
  return { ...usual, ...entry }[shape] as WikiWindow;
}

/** What a page of 60 kB can bear below the fold. */
export const maxWikiScreenBytes = 30_000;

/** Where one of them is served, and below public/ is kept. */
export function wikiScreenPath(
  name: WikiScreenName,
  shape: WikiScreenShape,
  scheme: WikiScreenScheme,
  locale: Locale,
): string {
  return `/wiki-screens/${name}-${shape}-${scheme}-${locale}.avif`;
}

/** What stands for a photograph until it has come is the same in all languages, under this name. */
export function wikiScreenKey(
  name: WikiScreenName,
  shape: WikiScreenShape,
  scheme: WikiScreenScheme,
): string {
  return `wiki-screens/${name}-${shape}-${scheme}`;
}

/** Width and height of a picture file, in its own pixels. */
export function wikiScreenPixels(
  name: WikiScreenName,
  shape: WikiScreenShape,
): { width: number; height: number } {
  const { width, height, density } = wikiScreenWindow(name, shape);
  return { width: width * density, height: height * density };
}

/** Where the style sheet of a sample wiki is served, and below public/ is kept. */
export function wikiStylePath(sample: SampleWiki): string {
  return `/wiki-styles/${sample}.css`;
}
