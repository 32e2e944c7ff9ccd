import type { Picture } from '../../content/schema/picture.ts';
import type { GardenViewId } from '../../content/schema/slides.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { GardenView } from '../garden/garden-view.tsx';
import editor from '../garden/slides/editor.svg';
import gate from '../garden/slides/gate.svg';
import sizes from '../garden/slides/sizes.svg';
import writing from '../garden/slides/writing.svg';
import styles from './hero.module.css';

/** Made by `npm run slides`: a browser neither styles nor lays out the shapes of a file with the page. */
const drawn = { writing, sizes, editor, gate };

/**
 * What a slide shows: the garden, which is drawn in the page, or a file.
 *
 * @param alt what the picture shows; empty if the text beside it tells it
 * @param isFirst whether it is in view when the page opens
 */
export function SlidePicture({
  picture: { drawing, file },
  alt,
  isFirst,
}: {
  picture: Picture<GardenViewId>;
  alt: string;
  isFirst: boolean;
}) {
  if (drawing === 'whole') return <GardenView alt={alt} />;
  return (
    <div className={styles.picture}>
      <PictureFile file={drawing ? drawn[drawing] : file} alt={alt} isFirst={isFirst} />
    </div>
  );
}
