import { type Bed, Beds, onBed } from './beds.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';

const small: Bed = { at: [0, 70], side: 58, lines: [30] };
const medium: Bed = { at: [74, 50], side: 78, lines: [48, 48, 30] };
const large: Bed = { at: [168, 26], side: 102, lines: [76, 76, 76, 76] };
const extraLarge: Bed = {
  at: [286, 0],
  side: 128,
  lines: [100, 100, 100, 100, 100, 100, 30, 30],
  links: [[5, 43, 20]],
};

/** Four beds along a path, each with room for more. */
export function Sizes() {
  return (
    <g transform="translate(-158-106)scale(1.2)">
      <Solid className={styles.stone} prisms={[box([-16, -16, -14], 446, 184, 14)]} />
      <path className={styles.lawn} transform={onPlane('ground', [0, 0])} d="M-8-8h430v144H-8z" />
      <Beds beds={[small, medium, large, extraLarge]} />
      <Plants
        rows={[
          { plant: 'bush', from: [8, 8], count: 10, along: [28, 0] },
          { plant: 'shoot', from: onBed(small, 16, 40), count: 2 },
          { plant: 'shoot', from: onBed(medium, 16, 62), count: 4 },
          { plant: 'tulip', from: onBed(large, 16, 84), count: 5 },
          { plant: 'marigold', from: onBed(extraLarge, 44, 98), count: 5 },
          { plant: 'cabbage', from: onBed(extraLarge, 14, 114), count: 7 },
        ]}
      />
    </g>
  );
}
