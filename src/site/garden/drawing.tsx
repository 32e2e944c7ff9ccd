import pictures from 'virtual:pictures';
import { previewStyle } from '../design/picture-file.tsx';

const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A drawing of the garden: a file in drawings/, with its night inside. A browser styles and lays out the
 * shapes of a file apart from the page, and keeps it for the next one.
 *
 * @param name of its file, without the ending
 * @param view the part of it that is shown, by the name that the file gives it
 * @param size of that part, in pixels, where the style sheet does not say it
 * @param alt what it shows; empty if the text beside it tells it
 * @param isFirst whether it is in view when the page opens
 * @param isBare whether nothing stands for it until it has come: it is not seen before, or lies over what is drawn
 *   by the page
 * @throws when there is no such file
 */
export function Drawing({
  name,
  view,
  size,
  alt = '',
  isFirst = false,
  isBare = false,
  className,
}: {
  name: string;
  view?: string | undefined;
  size?: { width: number; height: number };
  alt?: string;
  isFirst?: boolean;
  isBare?: boolean;
  className?: string | undefined;
}) {
  const file = files[`./drawings/${name}.svg`];
  const known = pictures[`drawings/${name}.svg`];
  if (!file) throw new Error(`There is no drawing ${name}.svg in src/site/garden/drawings/.`);
  const preview = view ? known?.parts?.[view] : known?.preview;
  return (
    <img
      src={view ? `${file}#${view}` : file}
      // A part has other proportions than the whole.
      {...(view ? size : { width: known?.width, height: known?.height })}
      alt={alt}
      className={className}
      style={preview && !isBare ? previewStyle(preview) : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
