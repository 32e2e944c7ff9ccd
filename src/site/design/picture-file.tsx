import pictures from 'virtual:pictures';
import type { CSSProperties } from 'react';

/**
 * A picture that is a file. The element around it gives it its size, and its own keeps its place until
 * it has come.
 *
 * @param file name of one in content/pictures/
 * @param alt what it shows; empty if the text beside it tells it
 * @param isFirst whether it is in view when the page opens
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
      style={known && previewStyle(known.preview)}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}

/**
 * Shows what stands for a picture until it has come.
 *
 * @param preview an address that holds all of it (`data:`)
 */
export function previewStyle(preview: string): CSSProperties {
  return { background: `url(${preview}) 50% 100% / cover no-repeat` };
}
