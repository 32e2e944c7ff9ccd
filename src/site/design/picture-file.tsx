/**
 * A picture of content/pictures/. The element around it gives it its size.
 *
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
  return (
    <img
      src={`/pictures/${file}`}
      alt={alt}
      className={className}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
