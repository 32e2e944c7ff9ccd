import type { Picture } from '../../content/schema/picture.ts';
import type { SlideDrawing } from '../../content/schema/slides.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Drawing } from '../garden/drawing.tsx';
import styles from './hero.module.css';

/**
 * A slide's picture: one of the site's drawings, or a file in content/pictures/.
 *
 * @param alt text alternative; empty if the text beside it says the same
 * @param isFirst whether it is above the fold
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
        <Drawing name={drawing === 'whole' ? 'garden' : drawing} alt={alt} isFirst={isFirst} />
      ) : (
        <PictureFile file={file} alt={alt} isFirst={isFirst} />
      )}
    </div>
  );
}
