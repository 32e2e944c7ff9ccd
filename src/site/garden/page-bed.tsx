import styles from './garden.module.css';
import { repeat } from './pen.ts';
import { Plants } from './plants.tsx';
import type { Place } from './projection.ts';
import writing from './writing.module.css';

/** A place in a drawing that is seen from the front and has no depth: how far along, and how high. */
export const along = (across: number, up = 0): Place => [across / 2, -across / 2, up];

/** A raised bed in which pages grow, each on its stick, seen from the front. */
export function PageBed({ pages }: { pages: number }) {
  const width = pages * 34 + 14;
  const each = (mark: string, [x, y]: [number, number]) =>
    `M${x}-${y}${repeat(mark, pages, '34 0')}`;
  return (
    <>
      <g className={styles.wood}>
        <path d={each('v-14h3v14z', [20, 18])} />
      </g>
      <g className={writing.page}>
        <path d={each('v-32h26v32z', [9, 30])} />
      </g>
      <path className={writing.words} d={each('h18m-18 6h18m-18 6h11m-11-12', [13, 49])} />
      <path className={writing.writing} strokeWidth="3" d={each('h12m-12 0', [13, 56])} />
      <path className={writing.link} d={each('h7m-7 0', [13, 37])} />
      <Plants rows={[{ plant: 'shoot', from: along(14, 16), count: pages, along: along(34) }]} />
      <g className={styles.wood}>
        <path d={`M0 0v-18h${width}V0z`} />
        <path className={styles.right} d={`M0 0v-9h${width}V0z`} />
      </g>
    </>
  );
}
