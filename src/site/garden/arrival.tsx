import { Bird, Cat, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool } from './night.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import { Wheelbarrow } from './wheelbarrow.tsx';
import writing from './writing.module.css';

/** What all of it fills, and the wheelbarrow by itself, which is drawn below as it stands in the garden. */
export const arrivalViews = { garden: '-238 -214 508 360', barrow: '-238 186 508 360' };

/** The wall with its gate, which the wheelbarrow has come through. */
function GateWall() {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([-122, -84], 12, 168, 92)]} />
      <g transform={onPlane('right', [-110, 32])}>
        <path className={styles.opening} d="M0 0v-44a32 32 0 0 1 64 0V0z" />
      </g>
      <Solid className={styles.roof} prisms={[box([-126, -88, 92], 20, 176, 6)]} />
    </>
  );
}

/** A bed that is dug, with the first page in it. */
function DugBed() {
  return (
    <>
      <Solid className={styles.wood} prisms={[box([72, -48], 88, 96, 14)]} />
      <g transform={onPlane('ground', [72, -48, 14])}>
        <path className={soilStyles.soil} d="M6 6h76v84H6z" />
        <path className={sceneStyles.clippings} d="M14 62h60M14 72h60M14 82h60" />
        <path className={writing.page} d="M10 10h68v42H10z" />
        <path className={writing.writing} strokeWidth="5" d="M17 18h26" />
        <path className={writing.words} d="M17 28h54m-54 16h36" />
        <path className={writing.otherWords} d="M17 36h30" />
        <path className={writing.link} d="M54 36h14" />
      </g>
    </>
  );
}

/**
 * A wiki that arrives: between the garden's gate and the bed that waits is the way for a wheelbarrow full of
 * pages, which is a picture of its own, so that it can roll.
 */
export function Arrival() {
  return (
    <>
      <path className={styles.stars} d="M-236-90h0m66-74h0m196 20h0m60 66h0m110 20h0" />
      <Solid className={styles.stone} prisms={[box([-142, -92, -10], 316, 184, 10)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M-136-86h304V86h-304z" />
        <path className={styles.gravel} d="M-136-32H72v64h-208z" />
        <path className={styles.shade} d="M160-48h8v88l-8 8z" />
      </g>
      <LightPool at={[-66, 40]} reach={60} />
      <GateWall />
      <Cat at={[-116, -58, 98]} />
      <Bird at={[-116, 62, 98]} />
      <Plants
        rows={[
          { plant: 'bush', from: [-92, -62], count: 3, along: [24, 0] },
          { plant: 'tulip', from: [0, -62], count: 5, along: [18, 0] },
          { plant: 'cornflower', from: [4, -44], count: 3, along: [18, 0] },
        ]}
      />
      <Lantern at={[-108, 42, 62]} />
      <DugBed />
      <Plants
        rows={[
          { plant: 'bush', from: [-96, 60], count: 2, along: [24, 0] },
          { plant: 'marigold', from: [-40, 50], count: 5, along: [22, 0] },
          { plant: 'shoot', from: [-46, 70], count: 9, along: [22, 0] },
        ]}
      />
      <g transform="translate(0 400)">
        <path
          className={styles.shade}
          transform={onPlane('ground', [0, 0])}
          d="M-26-34h84l14 26-10 6h-88z"
        />
        <Wheelbarrow />
      </g>
    </>
  );
}
