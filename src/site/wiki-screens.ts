import type { Locale } from '../i18n/locales.ts';

/**
 * What is photographed in a real MediaWiki (`npm run wiki-screens`): an article, two of its
 * versions side by side, and the article in another skin, which has no night colours.
 */
export const wikiScreens = {
  article: { schemes: ['light', 'dark'] },
  difference: { schemes: ['light', 'dark'] },
  skin: { schemes: ['light'] },
} as const satisfies Record<string, { schemes: readonly WikiScreenScheme[] }>;

export type WikiScreenName = keyof typeof wikiScreens;
export type WikiScreenScheme = 'light' | 'dark';
export type WikiScreenShape = keyof typeof wikiScreenShapes;

/** The window that is photographed, in CSS pixels, and how many pixels of the picture each has. */
export const wikiScreenShapes = {
  desktop: { width: 960, height: 560, density: 1.25 },
  phone: { width: 400, height: 500, density: 2 },
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
