import pictures, { type SchemedPreview } from 'virtual:pictures';
import type { CSSProperties } from 'react';

/**
 * A picture from content/pictures/. The element around it determines its size; `width` and `height` reserve
 * its space while it loads.
 *
 * @param file its file name
 * @param alt its text alternative; empty if the text beside it says the same
 * @param isFirst whether it is above the fold, and so must not load lazily
 */
export function PictureFile({
  file,
  alt,
  className,
  isFirst = false,
}: {
  file: string;
  alt: string;
  className?: string | undefined;
  isFirst?: boolean;
}) {
  const known = pictures[file];
  return (
    <img
      src={`/pictures/${file}`}
      width={known?.width}
      height={known?.height}
      alt={alt}
      className={className}
      style={previewStyle(known?.preview)}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}

/**
 * Style that shows the placeholder of a picture while it loads, at exactly the place of the picture.
 *
 * @param preview a `data:` URL, or one for each colour scheme
 * @param isWhole whether all of it is seen in the middle of the element, as a part of a drawing is, instead of
 *   covering the element
 */
export function previewStyle(
  preview: string | SchemedPreview | undefined,
  { isWhole = false } = {},
): CSSProperties | undefined {
  if (!preview) return undefined;
  const usual = isWhole ? '50% 50% / contain' : '50% 100% / cover';
  if (typeof preview === 'string') return { background: `url(${preview}) ${usual} no-repeat` };
  const { light, dark, place = usual } = preview;
  return { background: `var(--light,url(${light}))var(--dark,url(${dark})) ${place} no-repeat` };
}
