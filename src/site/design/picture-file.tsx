import sizes from 'virtual:picture-sizes';

/**
 * A picture that is a file. The element around it gives it its size, and its own keeps its place until
 * it has come.
 *
 * @param file name of one in content/pictures/, or the address of one of the site's own
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
      src={file.startsWith('/') ? file : `/pictures/${file}`}
      {...sizes[file]}
      alt={alt}
      className={className}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
