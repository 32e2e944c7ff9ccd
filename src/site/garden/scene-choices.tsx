import { Pots, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { Plants } from './plants.tsx';
import { Fountain, flowers, GardenGate, NameSign, WikiBed } from './plot-parts.tsx';
import { onPlane, standing } from './projection.ts';
import type { SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import { viewBoxes } from './view-boxes.ts';

/** What has been chosen, as it is planted. */
export interface Planting {
  /** Wikis that the plan includes, up to three: a bed each. */
  wikis: number;
  /** Whether those beds are as long as beds can be. */
  hasLongBeds: boolean;
  /** Whether what is planted is in bloom. */
  isInBloom: boolean;
  hasName: boolean;
  hasGate: boolean;
  hasFountain: boolean;
  /** Wikis on top of those, up to three: a small bed each. */
  extraWikis: number;
  /** Height of a planted crate; 0 for none. */
  crate: number;
  hasPots: boolean;
  hasWateringCan: boolean;
}

/** Beds stand in three columns: long ones, and before each a small one. */
const column = 70;
const beforeLong = 140;
const plots = 'h62v132h-62zm0 140h62v62h-62z';
const cypress = 'c-13-6-14-44 0-72c14 28 13 66 0 72z';
/** One bed alone stands in the middle; so does the first of the small ones. */
const extraColumns = [1, 0, 2];

/** A garden over the slate, planted as somebody has chosen; what is new grows. */
export function ChoicesScene({ alt, planting }: SceneProps & { planting: Planting }) {
  const { wikis, hasLongBeds, crate } = planting;
  const first = wikis === 1 ? 1 : 0;
  const long = Array.from({ length: wikis }, (_, index) => first + index);
  const extra = extraColumns.slice(0, planting.extraWikis).sort();
  const beds = [
    ...long.map((at) => ({ at, y: hasLongBeds ? 0 : column / 2, isLong: hasLongBeds })),
    ...extra.map((at) => ({ at, y: beforeLong, isLong: false })),
  ];
  return (
    <Picture viewBox={viewBoxes.choices} alt={alt}>
      <Solid className={styles.stone} prisms={[box([-10, -34, -8], 252, 240, 8)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d="M-10-34h252v240H-10z" />
        <path className={styles.lawn} d={`M-3-3${plots}M67-3${plots}M137-3${plots}`} />
      </g>
      {planting.hasGate && (
        <g transform={onPlane('left', [0, -22])}>
          <g key={wikis} className={soilStyles.grow}>
            <GardenGate length={4 + column * wikis} />
          </g>
        </g>
      )}
      {planting.hasFountain && (
        <g className={soilStyles.grow}>
          <path
            className={styles.leaf}
            d={`M-84 37${cypress}M-138 64${cypress}M-192 91${cypress}M262 112${cypress}`}
          />
          <Solid className={styles.hedge} prisms={[box([-10, -14], 7, 220, 12)]} />
        </g>
      )}
      {planting.hasName && (
        <g transform={onPlane('left', [first * column + 4, -8])}>
          <g key={first} className={soilStyles.grow}>
            <NameSign />
          </g>
        </g>
      )}
      {beds.map(({ at, y, isLong }) => (
        <g key={`${at} ${y}`} transform={standing([at * column, y])}>
          <g className={soilStyles.grow}>
            <WikiBed
              size={isLong ? 'half' : 'quarter'}
              flower={
                planting.isInBloom ? flowers[(at + (y === beforeLong ? 1 : 0)) % 3] : undefined
              }
            />
          </g>
        </g>
      ))}
      {crate > 0 && (
        <g key={crate} className={soilStyles.grow}>
          <Solid className={styles.wood} prisms={[box([207, -14], 32, 32, crate)]} />
          <Plants
            rows={[
              { plant: 'cabbage', from: [217, -3, crate], count: 2 },
              { plant: 'cabbage', from: [217, 9, crate], count: 2 },
            ]}
          />
        </g>
      )}
      {planting.hasWateringCan && (
        <g transform={`${standing([223, 60])}scale(2)`}>
          <g className={soilStyles.grow}>
            <WateringCan at={[0, 0]} />
          </g>
        </g>
      )}
      {planting.hasFountain && (
        <g transform={`${standing([223, 108])}scale(.75)`}>
          <g className={soilStyles.grow}>
            <Fountain />
          </g>
        </g>
      )}
      {planting.hasPots && (
        <g transform={`${standing([223, 134])}scale(1.3)`}>
          <g className={soilStyles.grow}>
            <Pots at={[0, 0]} apart={17} count={4} />
            <Plants rows={[{ plant: 'tulip', from: [0, 0, 12], count: 4, along: [0, 17] }]} />
          </g>
        </g>
      )}
    </Picture>
  );
}
