import { Garden } from './garden.tsx';
import { Lamplight } from './grounds.tsx';
import { Picture } from './picture.tsx';
import { viewBoxes } from './view-boxes.ts';
import whole from './whole.module.css';

/**
 * The garden as a whole, at most once on a page. The light of its lamps, which brightens, is a picture
 * of its own on top.
 *
 * @param alt what the picture shows; empty if the text beside it tells it
 */
export function GardenView({ alt }: { alt: string }) {
  return (
    <div className={whole.layers}>
      <Picture viewBox={viewBoxes.whole} alt={alt}>
        <Garden />
      </Picture>
      <div className={whole.light}>
        <Picture viewBox={viewBoxes.whole} alt="">
          <Lamplight />
        </Picture>
      </div>
    </div>
  );
}
