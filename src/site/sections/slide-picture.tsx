import type { Picture } from '../../content/schema/picture.ts';
import type { SlideDrawing } from '../../content/schema/slides.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Drawing } from '../garden/drawing.tsx';
import styles from './hero.module.css';

/**
 * What a slide shows: a drawing of the garden, or one of the provider's own pictures.
 *
 * @param alt what the picture shows; empty if the text beside it tells it
 * @param isFirst whether it is in view when the page opens
 */
export function SlidePicture({
  picture: { drawing, file },
  alt,
  isFirst,
}: {
  picture: Picture<SlideDrawing>;
  alt: string;
  isFirst: boolean;
}) {
  return (
    <div className={styles.picture}>
      {drawing ? (
        <Drawing
          name={drawing === 'whole' ? 'garden' : drawing}
          alt={alt}
          isFirst={isFirst}
          isBare={!isFirst}
        />
      ) : (
        <PictureFile file={file} alt={alt} isFirst={isFirst} />
      )}
    </div>
  );
}
