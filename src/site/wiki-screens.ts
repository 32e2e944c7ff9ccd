import type { Locale } from '../i18n/locales.ts';

/**
 * What is photographed in a real MediaWiki (`npm run wiki-screens`), each on a page of its own: an
 * article, the same in the visual editor, a page of a closed company wiki as a member sees it, a
 * page of a hobby, two versions of a company’s page side by side, and a page in a skin without night
 * colours.
 */
export const wikiScreens = {
  article: { schemes: ['light', 'dark'] },
  editor: { schemes: ['light', 'dark'] },
  runbook: { schemes: ['light', 'dark'] },
  craft: { schemes: ['light', 'dark'] },
  difference: { schemes: ['light', 'dark'] },
  skin: { schemes: ['light'] },
} as const satisfies Record<string, { schemes: readonly WikiScreenScheme[] }>;

export type WikiScreenName = keyof typeof wikiScreens;
export type WikiScreenScheme = 'light' | 'dark';
export type WikiScreenShape = keyof typeof wikiScreenShapes;

/**
 * The window that is photographed, in CSS pixels, and how many pixels of the picture each has. It
 * is about as wide as the picture stands on a page, so that its text can be read there.
 */
export const wikiScreenShapes = {
  desktop: { width: 640, height: 440, density: 1.5 },
  phone: { width: 360, height: 560, density: 2 },
} as const;

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

/** Width and height of a picture file, in its own pixels. */
export function wikiScreenPixels(shape: WikiScreenShape): { width: number; height: number } {
  const { width, height, density } = wikiScreenShapes[shape];
  return { width: width * density, height: height * density };
}
