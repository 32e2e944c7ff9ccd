import type { ReactNode } from 'react';
import { Pots, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { plantRow, shoot, tulip } from './pen.ts';
import { Picture } from './picture.tsx';
import { Fountain, flowers, GardenGate, stalk, WikiBed } from './plot-parts.tsx';
import { onPlane, standing } from './projection.ts';
import type { SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';

/** The calculator's choices as things of the garden. */
export interface Planting {
  /** Wikis that the plan includes, up to three: a bed each. */
  wikis: number;
  /** Whether those beds are as long as beds can be. */
  hasLongBeds: boolean;
  /** Whether what is planted is in bloom. */
  isInBloom: boolean;
  hasSingleSignOn?: boolean;
  isStorageOpenEnded?: boolean;
  /** Extra wikis, up to three: a small bed each. */
  extraWikis: number;
  /** Height of a planted crate; 0 for none. */
  crate: number;
  hasBackupsPlus: boolean;
  hasPrioritySupport: boolean;
}

/** Distance of the three columns of beds, each with a long bed behind and a small one in front. */
const column = 70;
const beforeLong = 140;
const plots = 'h62v132h-62zm0 140h62v62h-62z';
const cypress = 'c-13-6-14-44 0-72c14 28 13 66 0 72z';

/** Animates a new thing growing from its foot at `at`. */
function New({ at, children }: { at?: string; children: ReactNode }) {
  return (
    <g transform={at}>
      <g className={soilStyles.grow}>{children}</g>
    </g>
  );
}

const viewBoxes = {
  all: '-226 -74 512 316',
  rear: '-216 -72 492 232',
  near: '-150 22 370 107',
  nearest: '-96 37 263 76',
};

/** The viewBox: the whole plot when something stands in front, otherwise a close-up. */
function viewOf(planting: Planting): string {
  if (planting.extraWikis || planting.hasBackupsPlus || planting.isStorageOpenEnded)
    return viewBoxes.all;
  if (
    planting.wikis > 1 ||
    planting.crate ||
    planting.hasSingleSignOn ||
    planting.hasPrioritySupport
  )
    return viewBoxes.rear;
  return planting.hasLongBeds ? viewBoxes.near : viewBoxes.nearest;
}

/** The garden above the calculator's total, planted by the visitor's choices. New things grow. */
export function ChoicesScene({ alt, planting }: SceneProps & { planting: Planting }) {
  const { wikis, hasLongBeds, crate } = planting;
  // A single bed stands in the middle column.
  const first = wikis === 1 ? 1 : 0;
  const row = (count: number, from: number, y: number) =>
    Array.from({ length: count }, (_, index) => [from + index, y] as const);
  const beds = [
    ...row(wikis, first, hasLongBeds ? 0 : 35),
    ...row(planting.extraWikis, 0, beforeLong),
  ];
  return (
    <Picture viewBox={viewOf(planting)} alt={alt}>
      <Solid className={styles.stone} prisms={[box([-10, -34, -8], 252, 240, 8)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d="M-10-34h252v240H-10z" />
        <path className={styles.lawn} d={`M-3-3${plots}M67-3${plots}M137-3${plots}`} />
      </g>
      {planting.hasSingleSignOn && (
        <New key={wikis} at={onPlane('left', [0, -22])}>
          <GardenGate length={4 + column * wikis} />
        </New>
      )}
      {beds.map(([at, y]) => (
        <New key={`${at} ${y}`} at={standing([at * column, y])}>
          <WikiBed
            size={y === 0 ? 'half' : 'quarter'}
            flower={planting.isInBloom ? flowers[(at + y) % 3] : undefined}
          />
        </New>
      ))}
      {crate > 0 && (
        <New key={crate}>
          <Solid className={styles.wood} prisms={[box([207, -14], 32, 32, crate)]} />
          <path className={styles.leaf} d={plantRow(shoot, [214, 3, crate], 3, [9, 0])} />
        </New>
      )}
      {planting.hasPrioritySupport && (
        <New at="translate(163 142)scale(2)">
          <WateringCan at={[0, 0]} />
        </New>
      )}
      {planting.isStorageOpenEnded && (
        <New>
          <path
            className={styles.leaf}
            d={`M-138 64${cypress}M-192 91${cypress}M262 112${cypress}`}
          />
          <g transform="translate(115 166)scale(.75)">
            <Fountain />
          </g>
        </New>
      )}
      {planting.hasBackupsPlus && (
        <New at="translate(89 179)scale(1.3)">
          <Pots at={[0, 0]} apart={17} count={4} />
          <path className={styles.leaf} d={plantRow(stalk, [0, 0, 12], 4, [0, 17])} />
          <path className={styles.tulip} d={plantRow(tulip, [0, 0, 12], 4, [0, 17])} />
        </New>
      )}
    </Picture>
  );
}
