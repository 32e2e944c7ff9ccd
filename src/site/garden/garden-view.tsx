import { Garden } from './garden.tsx';
import { Picture } from './picture.tsx';
import { viewBoxes } from './view-boxes.ts';

/**
 * The garden as a whole, at most once on a page.
 *
 * @param alt what the picture shows; empty if the text beside it tells it
 */
export function GardenView({ alt }: { alt: string }) {
  return (
    <div>
      <Picture viewBox={viewBoxes.whole} alt={alt}>
        <Garden />
      </Picture>
    </div>
  );
}
