import pictures from 'virtual:pictures';
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
 * @param preview a `data:` URL
 * @param isStretched whether it fills the element as an SVG does, by its own `viewBox`, instead of covering it
 */
export function previewStyle(
  preview: string | undefined,
  { isStretched = false } = {},
): CSSProperties | undefined {
  if (!preview) return undefined;
  return {
    background: `url(${preview}) 50% 100% / ${isStretched ? '100% 100%' : 'cover'} no-repeat`,
  };
}
