import { type Bed, Beds, onBed } from './beds.tsx';
import { Bench, Bird, Cat, Pots } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Cypress, Lamplight, LampPost, Stage } from './slide-stage.tsx';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

const page: Bed = {
  at: [40, 66],
  side: 170,
  lines: [84, 84, 84, 84, 144, 144, 144, 144, 144, 70, 70, 70],
  links: [
    [2, 41, 20],
    [7, 92, 24],
  ],
};

/** The tools of the editor on a board behind the page: bold, italic, a link, a list, and "save". */
function Toolbar() {
  return (
    <>
      <Solid className={styles.wood} prisms={[box([46, 50], 6, 6, 86), box([196, 50], 6, 6, 86)]} />
      <Solid className={styles.wood} prisms={[box([36, 56, 44], 176, 4, 42)]} />
      <g transform={onPlane('left', [36, 60, 44])}>
        <path className={writing.page} d="M5-5h166v-32H5z" />
        <path
          className={writing.writing}
          strokeWidth="4"
          d="M18-32v22h9a5.500 5.500 0 0 0 0-11h-8h7a5.500 5.500 0 0 0 0-11zM60-32h-9m-6 22h9m-4.500 0l5-22M96-30h4m4 0h18m-26 9h4m4 0h18m-26 9h4m4 0h18"
        />
        <path
          className={writing.link}
          d="M78-16l-4 3a5 5 0 0 1-6-8l6-4m3-4l4-3a5 5 0 0 1 6 8l-6 4m-11 0l10-6"
        />
        <path className={styles.leaf} d="M136-34h30v26h-30z" />
        <path className={sceneStyles.chalk} strokeWidth="4" d="M144-21l5 6 9-12" />
      </g>
    </>
  );
}

/** Words that are marked, the caret behind them, and a picture in the page. */
function Selection() {
  return (
    <g transform={onPlane('ground', [page.at[0] + 13, page.at[1] + 28, 9])}>
      <path className={writing.figure} d="M100 0h44v34h-44z" />
      <path className={sceneStyles.marked} d="M30 41h62v9H30z" />
      <path className={writing.words} d="M30 45h62" />
      <path className={styles.marigold} d="M92 36h5v19h-5z" />
    </g>
  );
}

/** The same page as wikitext, on a slate, for those who like it. */
function Slate() {
  return (
    <g transform={onPlane('left', [226, 40])}>
      <path className={styles.wood} d="M-4 0l5-66h38l5 66h-4l-2-20H2L0 0z" />
      <path className={sceneStyles.slate} d="M1-20h38v-40H1z" />
      <path
        className={sceneStyles.chalk}
        strokeWidth="2"
        d="M10-54H6v12h4m6-12h-4v12h4M30-54h4v12h-4m-6-12h4v12h-4m-5-6h2M7-35h5m-5 3h5m3-1h10m3-2h5m-5 3h5M7-26h22"
      />
    </g>
  );
}

/** A page that is changed as it looks, under the tools for it. */
export function EditorSlide() {
  return (
    <Stage lens="translate(-8-24)scale(1.32)">
      <Cypress at={[-5, 60]} />
      <Cypress at={[-5, 96]} tall={0.8} />
      <Solid className={styles.stone} prisms={[box([-10, -10, -14], 290, 280, 14)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M0 0h270v260H0z" />
        <path className={styles.gravel} d="M0 240h226V0h26v260H0z" />
        <path className={styles.shade} d="M28 66h12v170l-12-8zM0 14h12v200H0z" />
      </g>
      <Lamplight
        at={[26, 176]}
        reach={96}
        within={[
          [0, 0],
          [270, 260],
        ]}
      />
      <Solid
        className={styles.hedge}
        prisms={[
          {
            plan: [
              [2, 2],
              [220, 2],
              [220, 14],
              [14, 14],
              [14, 220],
              [2, 220],
            ],
            height: 18,
          },
        ]}
      />
      <path
        className={sceneStyles.clippings}
        transform={onPlane('ground', [0, 0, 18])}
        d="M8 216V8h208"
      />
      <Toolbar />
      <Bird at={[120, 56, 86]} />
      <Beds beds={[page]} />
      <Selection />
      <Plants
        rows={[
          { plant: 'tulip', from: onBed(page, 122, 50), count: 1 },
          { plant: 'marigold', from: onBed(page, 94, 122), count: 4 },
          { plant: 'tulip', from: onBed(page, 94, 138), count: 4 },
          { plant: 'cabbage', from: onBed(page, 14, 148), count: 5 },
        ]}
      />
      <Slate />
      <Pots at={[24, 84]} apart={30} />
      <Plants rows={[{ plant: 'bush', from: [24, 84, 12], count: 2, along: [0, 30] }]} />
      <LampPost at={[26, 176]} height={84} />
      <Bench at={[254, 130]} />
      <Cat at={[238, 214]} />
    </Stage>
  );
}
