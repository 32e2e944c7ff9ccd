import { type Bed, Beds, onBed } from './beds.tsx';
import { Bench, Bird, Pots, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane, type Place, standing } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Cypress, Lamplight, LampPost, Stage } from './slide-stage.tsx';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

const page: Bed = {
  at: [76, 72],
  side: 190,
  lines: [104, 104, 104, 104, 164, 164, 164, 164, 92, 92, 92, 164, 164, 40],
  links: [
    [1, 34, 22],
    [4, 86, 26],
    [6, 18, 20],
    [9, 51, 20],
    [11, 120, 22],
  ],
};

/** Where the quill has come to: the end of the last line. */
const penPoint: Place = onBed(page, 9 + 42, 28 + 13 * 9);

/** A quill; the origin is its point. */
export function Quill() {
  return (
    <>
      <path
        className={styles.feather}
        d="M20-46C0-120 40-220 150-262C158-190 146-146 128-114l-24 4 12 14C96-72 70-52 38-40z"
      />
      <path
        className={styles.line}
        d="M0 0C16-60 60-160 122-226M52-92l24-10m-8-30l34-12m-14-28l34-8"
      />
      <path className={sceneStyles.ink} d="M0 0l3-20 9 5z" />
    </>
  );
}

/** A pot of ink; its origin is the middle of its foot. */
function Inkwell({ at }: { at: Place }) {
  return (
    <g transform={standing(at)}>
      <path className={styles.cornflower} d="M-11-14V-2q11 8 22 0v-12z" />
      <ellipse className={styles.cornflower} cy="-14" rx="11" ry="5" />
      <ellipse className={sceneStyles.ink} cy="-14" rx="7" ry="3" />
    </g>
  );
}

/** Every version that a page has had, one upon the other. */
function Versions({ at: [x, y], count }: { at: readonly [number, number]; count: number }) {
  const sheets = Array.from({ length: count }, (_, index) => {
    const shift = (index % 3) - 1;
    return box([x + 2 + shift, y + 2 - shift, 4 + index * 4], 34, 34, 4);
  });
  return (
    <>
      <Solid className={styles.wood} prisms={[box([x - 2, y - 2], 42, 42, 4)]} />
      {sheets.map((sheet) => (
        <Solid key={sheet.z} className={sceneStyles.paper} prisms={[sheet]} />
      ))}
      <g transform={onPlane('ground', [x + 2, y + 2, 4 + count * 4])}>
        <path className={writing.writing} strokeWidth="4" d="M6 8h14" />
        <path className={writing.words} d="M6 16h22m-22 6h22m-22 6h14" />
      </g>
    </>
  );
}

/** A page that grows line by line: what was written first blooms, what came last just shoots. */
export function WritingSlide() {
  return (
    <Stage lens="translate(0-34)scale(1.22)">
      <Cypress at={[-5, 40]} tall={0.9} />
      <Cypress at={[130, -5]} tall={1.1} />
      <Cypress at={[168, -5]} tall={0.8} />
      <Solid className={styles.stone} prisms={[box([-10, -10, -14], 310, 310, 14)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M0 0h290v290H0z" />
        <path className={styles.gravel} d="M0 266h290v24H0zM46 0h22v266H46z" />
        <path className={styles.shade} d="M64 72h12v190l-12-8zM0 14h12v270H0z" />
      </g>
      <Lamplight
        at={[32, 150]}
        reach={96}
        within={[
          [0, 0],
          [290, 290],
        ]}
      />
      <Solid
        className={styles.hedge}
        prisms={[
          {
            plan: [
              [2, 2],
              [288, 2],
              [288, 14],
              [14, 14],
              [14, 250],
              [2, 250],
            ],
            height: 18,
          },
        ]}
      />
      <path
        className={sceneStyles.clippings}
        transform={onPlane('ground', [0, 0, 18])}
        d="M8 246V8h276"
      />
      <Versions at={[96, 22]} count={9} />
      <Versions at={[156, 22]} count={6} />
      <Versions at={[216, 22]} count={3} />
      <Bird at={[114, 40, 44]} />
      <Bench at={[20, 62]} />
      <LampPost at={[32, 150]} height={88} />
      <Beds beds={[page]} />
      <Plants
        rows={[
          { plant: 'marigold', from: onBed(page, 124, 30), count: 4 },
          { plant: 'tulip', from: onBed(page, 124, 45), count: 4 },
          { plant: 'cornflower', from: onBed(page, 124, 60), count: 4 },
          { plant: 'cabbage', from: onBed(page, 112, 103), count: 5 },
          { plant: 'shoot', from: onBed(page, 112, 119), count: 5 },
        ]}
      />
      <Plants rows={[{ plant: 'shoot', from: onBed(page, 70, 150), count: 3, along: [20, 0] }]} />
      <Inkwell at={onBed(page, 140, 166)} />
      <g transform={`${standing(penPoint)}scale(.56)`}>
        <Quill />
      </g>
      <Pots at={[22, 176]} apart={30} />
      <Plants rows={[{ plant: 'bush', from: [22, 176, 12], count: 2, along: [0, 30] }]} />
      <WateringCan at={[34, 250]} />
    </Stage>
  );
}
