import type { ReactNode } from 'react';
import type { GardenViewId } from '../../content/schema/slides.ts';
import styles from './garden.module.css';
import { Garden } from './garden.tsx';
import { Lamplight } from './grounds.tsx';
import { Picture } from './picture.tsx';
import { viewBoxes } from './view-boxes.ts';
import { EditorFrame } from './view-editor.tsx';
import { GatePath } from './view-gate.tsx';
import { Sizes } from './view-sizes.tsx';
import { Quill } from './view-writing.tsx';
import whole from './whole.module.css';

interface CloseUpProps {
  /** Moves and enlarges the garden so that the detail fills the arch. */
  lens: string;
  /** Added to the garden, in its measure. */
  children?: ReactNode;
}

const arch = 'M-280 344V60a280 280 0 0 1 560 0v284z';

/** The garden, and the arch that the close-ups are cut out with. */
function Whole() {
  return (
    <>
      <clipPath id="garth-arch">
        <path d={arch} />
      </clipPath>
      <Garden />
    </>
  );
}

/** A detail of the garden, seen through an arch of the cloister. */
function CloseUp({ lens, children }: CloseUpProps) {
  return (
    <>
      <g clipPath="url(#garth-arch)">
        <path className={styles.lawn} d={arch} />
        <g transform={lens}>
          <use href="#garth-all" />
          {children}
        </g>
      </g>
      <path className={whole.frame} d={arch} />
    </>
  );
}

const views: Record<GardenViewId, ReactNode> = {
  whole: <Whole />,
  writing: <CloseUp lens="translate(10-510)scale(2.6)" />,
  sizes: <Sizes />,
  editor: (
    <CloseUp lens="translate(-325-140)scale(2)">
      <EditorFrame />
    </CloseUp>
  ),
  gate: (
    <CloseUp lens="translate(500-640)scale(3)">
      <GatePath />
    </CloseUp>
  ),
};

/** What moves, in a picture of its own over the view. */
const overlays: Partial<Record<GardenViewId, { layer: string | undefined; children: ReactNode }>> =
  {
    whole: { layer: whole.light, children: <Lamplight /> },
    writing: { layer: whole.hand, children: <Quill /> },
  };

/**
 * One of the five views of the garden, each at most once on a page.
 *
 * @param view `writing`, `editor` and `gate` are cut out of the drawing that `whole` holds, so
 *   `whole` must be on the page with them; `sizes` is a drawing of its own
 * @param alt what the picture shows; empty if the text beside it tells it
 */
export function GardenView({ view, alt }: { view: GardenViewId; alt: string }) {
  const overlay = overlays[view];
  return (
    <div className={whole.layers}>
      <Picture viewBox={viewBoxes.whole} alt={alt}>
        {views[view]}
      </Picture>
      {overlay && (
        <div className={overlay.layer}>
          <Picture viewBox={viewBoxes.whole} alt="">
            {overlay.children}
          </Picture>
        </div>
      )}
    </div>
  );
}

/** The drawing that the other views are cut out of, for a page that does not show it. */
export function HiddenGarden() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <Whole />
    </svg>
  );
}
