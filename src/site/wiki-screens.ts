import type { SampleWiki } from '../content/schema/showcase.ts';
import type { Locale } from '../i18n/locales.ts';

export type WikiScreenScheme = 'light' | 'dark';
export type WikiScreenShape = 'desktop' | 'phone' | 'wide';

/** A photographed window, in CSS pixels, with its device pixel ratio. */
interface WikiWindow {
  width: number;
  height: number;
  density: number;
}

interface WikiScreenEntry {
  schemes: readonly WikiScreenScheme[];
  /** The window for a picture of full width, if there is one. */
  wide?: WikiWindow;
  /** A window other than the usual one. */
  desktop?: WikiWindow;
  phone?: WikiWindow;
  /** The only shape, for all screens. */
  only?: 'phone';
}

/** A page of a closed wiki, which depends on the role, and the page that asks strangers to log in. */
const closed = {
  schemes: ['light'],
  wide: { width: 1160, height: 600, density: 1.25 },
  desktop: { width: 640, height: 488, density: 1.5 },
  phone: { width: 360, height: 740, density: 2 },
} as const satisfies WikiScreenEntry;

/** The page of the game with and without its style sheet; one is shown over the other. */
const game = {
  schemes: ['light'],
  wide: { width: 1160, height: 648, density: 1.25 },
  desktop: { width: 640, height: 516, density: 1.5 },
  phone: { width: 360, height: 828, density: 2 },
} as const satisfies WikiScreenEntry;

/**
 * The photographs of a real MediaWiki (`npm run wiki-screens`), each with its windows.
 *
 * - `species`, `writing`, `difference` and `refusal`: an article in its wiki's own style, the visual editor, a diff
 *   of two versions, and an edit that a filter has refused.
 * - Pages of the sample wikis in their own styles, one of them also without it, one on a phone, and one for
 *   each role.
 * - A page in each skin, and the skins side by side.
 * - The main page of one use case of every group, under the use case's id, and that of an invented world.
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

/** About as wide as the picture is displayed, so that its text is readable. */
const usual = {
  desktop: { width: 640, height: 440, density: 1.5 },
  phone: { width: 360, height: 560, density: 2 },
} as const;

/** The shapes of a photograph. */
export function wikiScreenShapes(name: WikiScreenName): WikiScreenShape[] {
  const { wide, only }: WikiScreenEntry = wikiScreens[name];
  if (only) return [only];
  return wide ? ['desktop', 'phone', 'wide'] : ['desktop', 'phone'];
}

/** @throws when the photograph does not have this shape */
export function wikiScreenWindow(name: WikiScreenName, shape: WikiScreenShape): WikiWindow {
  const entry: WikiScreenEntry = wikiScreens[name];
  if (!wikiScreenShapes(name).includes(shape)) {
    throw new Error(`There is no ${shape} photograph of ${name}.`);
  }
  return { ...usual, ...entry }[shape] as WikiWindow;
}

/** Limit of a picture's file. */
export const maxWikiScreenBytes = 30_000;

/** Path of a photograph, both in the URL and below public/. */
export function wikiScreenPath(
  name: WikiScreenName,
  shape: WikiScreenShape,
  scheme: WikiScreenScheme,
  locale: Locale,
): string {
  return `/wiki-screens/${name}-${shape}-${scheme}-${locale}.avif`;
}

/** Width and height of a picture file, in its own pixels. */
export function wikiScreenPixels(
  name: WikiScreenName,
  shape: WikiScreenShape,
): { width: number; height: number } {
  const { width, height, density } = wikiScreenWindow(name, shape);
  return { width: width * density, height: height * density };
}

/** Path of a sample wiki's style sheet, both in the URL and below public/. */
export function wikiStylePath(sample: SampleWiki): string {
  return `/wiki-styles/${sample}.css`;
}
