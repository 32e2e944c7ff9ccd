import pictures from 'virtual:pictures';
import { previewStyle } from '../design/picture-file.tsx';

const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A drawing of the garden as an SVG file in drawings/, which contains its dark version. As a file it costs
 * the page's DOM no shapes, and the browser caches it (docs/decisions/029-drawings-are-files.md).
 *
 * @param name its file name without extension
 * @param view id of the `<view>` of the file to show
 * @param size size of that view in pixels, unless the style sheet sets it
 * @param alt text alternative; empty if the text beside it says the same
 * @param isFirst whether it is above the fold
 * @param isBare whether it has no placeholder while it loads, because it lies over another drawing
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
      // A view has other proportions than the whole drawing.
      {...(view ? size : { width: known?.width, height: known?.height })}
      alt={alt}
      className={className}
      style={isBare ? undefined : previewStyle(preview, { isWhole: view !== undefined })}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
