import styles from './garden.module.css';
import { repeat } from './pen.ts';
import { Plot, plotView } from './plot.tsx';
import { onPlane, project } from './projection.ts';
import sceneStyles from './scene.module.css';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import { Load, Wheelbarrow } from './wheelbarrow.tsx';
import writing from './writing.module.css';

/** How far below the garden each thing is drawn that is a picture of its own, as it stands in the garden. */
const below = { pages: 400, barrow: 800, load: 1200 };

const [left, top, width, height] = plotView.split(' ').map(Number) as [
  number,
  number,
  number,
  number,
];
const viewBelow = (down: number) => `${left} ${top + down} ${width} ${height}`;

/** What all of it fills, and each thing by itself. */
export const arrivalViews = {
  garden: plotView,
  pages: viewBelow(below.pages),
  barrow: viewBelow(below.barrow),
  load: viewBelow(below.load),
};

/** A bed that is dug. */
function DugBed() {
  return (
    <>
      <Solid className={styles.wood} prisms={[box([16, -48], 82, 96, 16)]} />
      <g transform={onPlane('ground', [16, -48, 16])}>
        <path className={soilStyles.soil} d="M6 6h70v84H6z" />
        <path className={sceneStyles.clippings} d={`M14 16${repeat('h54m-54 0', 7, '0 11')}`} />
      </g>
    </>
  );
}

/** The pages that lie in the bed. */
function PlantedPages() {
  return (
    <g transform={onPlane('ground', [16, -48, 16])}>
      {[
        [12, 12],
        [6, 52],
      ].map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className={writing.page} d="M0 0h62v34H0z" />
          <path className={writing.writing} strokeWidth="5" d="M6 8h26" />
          <path className={writing.words} d="M6 17h50" />
          <path className={writing.otherWords} d="M6 25h28" />
          <path className={writing.link} d="M40 25h14" />
        </g>
      ))}
    </g>
  );
}

/** Where the wheelbarrow stands when it has come to the bed, and how much larger it is than elsewhere. */
const atBed = (down: number) => {
  const [across, to] = project([-66, 0]);
  return `translate(${across} ${to + down})scale(1.35)`;
};

/**
 * A wiki that arrives: a way for a wheelbarrow full of pages, and the bed that waits. The wheelbarrow at the
 * bed, its load and the pages in the bed are pictures of their own, so that it can roll there and be emptied.
 */
export function Arrival() {
  return (
    <>
      <Plot wayTo={16} />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M98-48h8v88l-8 8z" />
      <DugBed />
      <g transform={`translate(0 ${below.pages})`}>
        <PlantedPages />
      </g>
      <g transform={atBed(below.barrow)}>
        <path
          className={styles.shade}
          transform={onPlane('ground', [0, 0])}
          d="M24-10h38l8 8-8 8H24z"
        />
        <Wheelbarrow isEmpty />
      </g>
      <g transform={atBed(below.load)}>
        <Load />
      </g>
    </>
  );
}
