import type { ReactNode } from 'react';
import { Garden } from './garden.tsx';
import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { EditorFrame } from './view-editor.tsx';
import { GatePath } from './view-gate.tsx';
import { Sizes } from './view-sizes.tsx';
import { Quill } from './view-writing.tsx';

export type View = 'whole' | 'writing' | 'sizes' | 'editor' | 'gate';

interface Detail {
  id: string;
  /** Moves and enlarges the garden so that the detail fills the arch. */
  lens: string;
  /** Drawn in the garden's own measure. */
  children?: ReactNode;
  /** Drawn in front of the arch. */
  over?: ReactNode;
}

const arch = 'M-280 344V60a280 280 0 0 1 560 0v284z';

function Detail({ id, lens, children, over }: Detail) {
  return (
    <>
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={styles.lawn} d={arch} />
        <g transform={lens}>
          <use href="#garth-all" />
          {children}
        </g>
      </g>
      <path className={styles.frame} d={arch} />
      {over}
    </>
  );
}

const views: Record<View, ReactNode> = {
  whole: <Garden />,
  writing: <Detail id="garth-writing" lens="translate(10-510)scale(2.6)" over={<Quill />} />,
  sizes: <Sizes />,
  editor: <Detail id="garth-editor" lens="translate(-325-140)scale(2)"><EditorFrame /></Detail>,
  gate: <Detail id="garth-gate" lens="translate(500-640)scale(3)"><GatePath /></Detail>,
};

/**
 * One of the five views of the garden. `whole` holds the drawing that the views `writing`,
 * `editor` and `gate` cut out of, so it must stand on the page if one of them does.
 */
export function GardenView({ view, alt }: { view: View; alt: string }) {
  return (
    <Picture viewBox="-380 -240 760 604" alt={alt}>
      {views[view]}
    </Picture>
  );
}
