import { Bird, Cat, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool } from './night.tsx';
import { repeat } from './pen.ts';
import { Plants } from './plants.tsx';
import { GateWall, Plot, plotView } from './plot.tsx';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import { Load, Wheelbarrow } from './wheelbarrow.tsx';
import writing from './writing.module.css';

/** How far below the garden each thing is drawn that is a picture of its own, as it stands in the garden. */
const below = { pages: 400, barrow: 800, load: 1200 };

/** What all of it fills, and each thing by itself. */
export const arrivalViews = {
  garden: plotView,
  pages: `-238 ${below.pages - 214} 508 360`,
  barrow: `-238 ${below.barrow - 214} 508 360`,
  load: `-238 ${below.load - 214} 508 360`,
};

/** A bed that is dug. */
function DugBed() {
  return (
    <>
      <Solid className={styles.wood} prisms={[box([72, -48], 88, 96, 14)]} />
      <g transform={onPlane('ground', [72, -48, 14])}>
        <path className={soilStyles.soil} d="M6 6h76v84H6z" />
        <path className={sceneStyles.clippings} d={`M14 16${repeat('h60m-60 0', 7, '0 11')}`} />
      </g>
    </>
  );
}

/** The pages that lie in the bed. */
function PlantedPages() {
  return (
    <g transform={onPlane('ground', [72, -48, 14])}>
      {[
        [14, 12],
        [6, 52],
      ].map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className={writing.page} d="M0 0h66v34H0z" />
          <path className={writing.writing} strokeWidth="5" d="M6 8h26" />
          <path className={writing.words} d="M6 17h54" />
          <path className={writing.otherWords} d="M6 25h30" />
          <path className={writing.link} d="M42 25h14" />
        </g>
      ))}
    </g>
  );
}

/**
 * A wiki that arrives: between the garden's gate and the bed that waits is the way for a wheelbarrow full of
 * pages. The wheelbarrow at the bed, its load and the pages in the bed are pictures of their own, so that it
 * can roll there and be emptied.
 */
export function Arrival() {
  return (
    <>
      <path className={styles.stars} d="M-236-90h0m66-74h0m196 20h0m60 66h0m110 20h0" />
      <Plot wayTo={72} />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M160-48h8v88l-8 8z" />
      <LightPool at={[-66, 40]} reach={60} />
      <GateWall x={-122} />
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
      <g transform={`translate(0 ${below.pages})`}>
        <PlantedPages />
      </g>
      <g transform={`translate(10 ${below.barrow + 5})`}>
        <path
          className={styles.shade}
          transform={onPlane('ground', [0, 0])}
          d="M24-10h38l8 8-8 8H24z"
        />
        <Wheelbarrow isEmpty />
      </g>
      <g transform={`translate(10 ${below.load + 5})`}>
        <Load />
      </g>
    </>
  );
}
