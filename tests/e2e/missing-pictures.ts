import type { Page } from '@playwright/test';

/**
 * Finds pictures that are not there in full. Several that lie over each other are one, of which a layer may be
 * transparent. Of slides, the first is shown.
 */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlaps = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const isThere = (picture: HTMLImageElement) => {
      const { clipPath } = getComputedStyle(picture.closest('picture') ?? picture);
      const isWhole = clipPath === 'none' || /^inset\(0(px|%)?\)$/.test(clipPath);
      const isOpaque = picture.checkVisibility({ opacityProperty: true });
      return picture.complete && picture.naturalWidth > 0 && isWhole && isOpaque;
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (picture) =>
        picture.checkVisibility({ visibilityProperty: true }) &&
        !picture.closest('[inert], [data-viewport] [role=group]:not(:first-child), [data-island]'),
    );
    return pictures
      .filter((picture) => {
        const place = picture.closest('section, figure') ?? picture.parentElement;
        const layers = [...(place?.querySelectorAll('img') ?? [])].filter(
          (layer) => layer !== picture && overlaps(layer, picture),
        );
        return !isThere(picture) && !layers.some(isThere);
      })
      .map(({ src }) => src);
  });
}
