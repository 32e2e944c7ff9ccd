import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import type { Place } from './projection.ts';
import writing from './writing.module.css';

/** A place in a drawing that is seen from the front and has no depth: how far along, and how high. */
export const along = (across: number, up = 0): Place => [across / 2, -across / 2, up];

/** From one page to the next. */
export const pageStep = 34;

/**
 * A raised bed in which pages grow, each on its stick, seen from the front.
 *
 * @param pages how many it has room for
 * @param without places where no page has grown yet, from 0
 * @param isFar whether nothing can be read on its pages, and no leaf be seen
 */
export function PageBed({
  pages,
  without = [],
  isFar = false,
}: {
  pages: number;
  without?: readonly number[];
  isFar?: boolean;
}) {
  const width = pages * pageStep + 14;
  const grown = Array.from({ length: pages }, (_, place) => place).filter(
    (place) => !without.includes(place),
  );
  const each = (mark: string, [x, y]: [number, number]) =>
    grown.map((place) => `M${x + place * pageStep}-${y}${mark}`).join('');
  return (
    <>
      <g className={styles.wood}>
        <path d={each('v-14h3v14z', [20, 18])} />
      </g>
      <g className={writing.page}>
        <path d={each('v-32h26v32z', [9, 30])} />
      </g>
      {!isFar && (
        <>
          <path className={writing.words} d={each('h18m-18 6h18m-18 6h11m-11-12', [13, 49])} />
          <path className={writing.writing} strokeWidth="3" d={each('h12m-12 0', [13, 56])} />
          <path className={writing.link} d={each('h7m-7 0', [13, 37])} />
          <Plants
            rows={[{ plant: 'shoot', from: along(14, 16), count: pages, along: along(pageStep) }]}
          />
        </>
      )}
      <g className={styles.wood}>
        <path d={`M0 0v-18h${width}V0z`} />
        <path className={styles.right} d={`M0 0v-9h${width}V0z`} />
      </g>
    </>
  );
}
