import type { ReactNode } from 'react';
import { Bird, Cat } from './details.tsx';
import styles from './garden.module.css';
import { along, PageBed, pageStep } from './page-bed.tsx';
import { Plants } from './plants.tsx';
import { Quill } from './slide-writing.tsx';
import writing from './writing.module.css';

/** A page unlike its neighbours; its upper left corner is the origin. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={writing.page} d="M0 0h26v32H0z" />
      <path className={writing.writing} strokeWidth="3" d="M4 6h12" />
      {children}
    </>
  );
}

const unlike = {
  picture: (
    <Sheet>
      <path className={writing.figure} d="M4 10h18v14H4z" />
      <circle className={styles.marigold} cx="17" cy="14" r="2" />
      <path className={styles.leaf} d="M4 24l6-9 4 5 3-3 5 7z" />
      <path className={writing.words} d="M4 28h14" />
    </Sheet>
  ),
  table: (
    <Sheet>
      <path className={writing.figure} d="M4 10h18v5H4z" />
      <path className={styles.line} d="M4 10h18v17H4zm0 11h18M10 10v17m6-17v17" />
    </Sheet>
  ),
  written: (
    <Sheet>
      <path className={writing.words} d="M4 13h18M4 19h9" />
      <g transform="translate(14 20) scale(.16)">
        <Quill />
      </g>
    </Sheet>
  ),
  bird: <Bird at={along(13)} />,
  cat: <Cat at={along(13, -44)} />,
};

/**
 * Beds from the far end to the near one: how high each stands in the picture, how large, what stands at
 * single places, and where no page has grown yet.
 */
const beds: readonly {
  at: readonly [number, number];
  scale: number;
  flower: 'cornflower' | 'marigold' | 'tulip';
  special?: Readonly<Record<number, keyof typeof unlike>>;
  without?: readonly number[];
}[] = [
  { at: [-2, 27], scale: 0.18, flower: 'tulip' },
  { at: [-6, 44], scale: 0.26, flower: 'cornflower', without: [9, 31] },
  { at: [-10, 69], scale: 0.38, flower: 'marigold', special: { 17: 'picture' }, without: [5] },
  {
    at: [-24, 105],
    scale: 0.55,
    flower: 'cornflower',
    special: { 3: 'table', 14: 'picture' },
    without: [7],
  },
  {
    at: [-14, 158],
    scale: 0.8,
    flower: 'marigold',
    special: { 2: 'picture', 5: 'cat', 10: 'bird', 12: 'table' },
    without: [5, 8],
  },
  {
    at: [-34, 236],
    scale: 1.15,
    flower: 'tulip',
    special: { 2: 'written', 5: 'table', 8: 'picture' },
  },
];

/** Beds of pages, one behind the other up to the horizon, that go on beyond both edges of the picture. */
export const rowsView = '0 2 360 234';

/** A bed that is smaller is so far away that one sees its pages, but nothing on them. */
const legibleScale = 0.3;

/** What stands in that view. */
export function RowsOfPages() {
  return (
    <>
      <circle className={styles.marigold} cx="292" cy="18" r="13" />
      <path className={styles.lawn} d="M-9 19q150-10 378 0v230H-9z" />
      {beds.map(({ at: [x, y], scale, flower, special = {}, without = [] }) => {
        // Enough to pass both edges; a flower stands before every third.
        const pages = Math.ceil(420 / (pageStep * scale));
        return (
          <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
            <PageBed pages={pages} without={without} isFar={scale < legibleScale} />
            {Object.entries(special).map(([place, name]) => (
              <g key={place} transform={`translate(${9 + Number(place) * pageStep}-62)`}>
                {unlike[name]}
              </g>
            ))}
            {scale > legibleScale && (
              <Plants
                rows={[
                  {
                    plant: flower,
                    from: along(39),
                    count: Math.ceil(pages / 3),
                    along: along(102),
                  },
                ]}
              />
            )}
          </g>
        );
      })}
    </>
  );
}
