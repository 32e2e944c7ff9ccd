import type { ReactNode } from 'react';
import { Bird, Cat, Lantern, WateringCan } from './details.tsx';
import { Bench, Lamp, Tower, Wall, Well } from './frieze.tsx';
import styles from './garden.module.css';
import own from './night-range.module.css';
import { along, PageBed } from './page-bed.tsx';
import { Plants } from './plants.tsx';
import { Cypress } from './slide-stage.tsx';
import whole from './whole.module.css';

/** The parts of the file, each as wide as a narrow screen; to both sides they go on. */
export const rangeViews = {
  roofs: '-150 -230 300 254',
  beds: '-150 1580 300 420',
  lamp: '-80 2918 160 156',
} as const;

/** Half the length of the range, which is longer than a page is wide. */
const half = 661;
/** Its parts are those of the frieze, seen from nearer. */
const near = 1.5;

/** What is drawn as the frieze is, nearer, at a distance from the middle. */
function Near({ across, up = 0, children }: { across: number; up?: number; children: ReactNode }) {
  return <g transform={`translate(${across} ${-up})scale(${near})`}>{children}</g>;
}

/** Moon and stars, tower, trees and the long roof, down to the shade that its eaves throw. */
function Roofs() {
  const course = (row: number) => `M${row % 2 ? -440 : -436}-${12 + row * 11}H438`;
  return (
    <>
      <path
        className={styles.stars}
        d="M-560-196h0m96 58h0m124-70h0m110 46h0m98-30h0m166 44h0m62-70h0m318 8h0m-58 62h0m140-14h0m-1260-12h0m-96-40h0m1480 44h0m96-38h0"
      />
      <path className={whole.moon} d="M92-206a21 21 0 1 0 25 28a17 17 0 0 1-25-28" />
      <Cypress at={along(-232)} tall={1.5} />
      <Cypress at={along(-196)} tall={1.25} />
      <Cypress at={along(470)} tall={1.55} />
      <Cypress at={along(510)} tall={1.3} />
      <Near across={170}>
        <Tower stone={own.stone} />
      </Near>
      <g className={own.stone}>
        <path d={`M${-half} 26V-4H${half}V26`} />
      </g>
      <path className={styles.shade} d={`M${-half} 0H${half}v11H${-half}z`} />
      <path className={styles.line} d={`M${-half} 17H${half}`} />
      <g className={styles.roof}>
        <path className={styles.right} d={`M${-half - 9} 0v-9H${half + 9}v9z`} />
        <path d={`M${-half - 9}-9H${half + 9}l-17-86H${-half + 8}z`} />
        <g transform={`scale(${near})`}>
          <path className={styles.tiles} d={[0, 1, 2, 3, 4].map(course).join('')} />
        </g>
        <path
          className={styles.line}
          strokeOpacity=".4"
          d={[1, 2, 3, 4]
            .map((row) => `M-${half - row * 3} ${-9 - row * 17}H${half - row * 3}`)
            .join('')}
        />
        <path d={`M${-half + 4}-95H${half - 4}v-8H${-half + 4}z`} />
      </g>
      <Near across={-60} up={103}>
        <Bird at={along(0)} />
      </Near>
    </>
  );
}

/** The foot of the range with what grows before it, and the garden to both sides. */
function Beds() {
  return (
    <>
      <g className={own.stone}>
        <path d={`M${-half} 0v-56H${half}V0z`} />
      </g>
      <g className={styles.stone}>
        <path d={`M${-half - 5}-52v-8H${half + 5}v8z`} />
      </g>
      <path className={styles.shade} d={`M${-half}-52H${half}v6H${-half}z`} />
      <Cypress at={along(-776)} tall={2.2} />
      <Cypress at={along(-706)} tall={3.2} />
      <Cypress at={along(710)} tall={3} />
      <Cypress at={along(768)} tall={2.3} />
      <Near across={-1450}>
        <Wall width={400} stone={own.stone} />
        <Bird at={along(348, 49)} />
      </Near>
      <Near across={0}>
        <Plants
          rows={[
            { plant: 'bush', from: along(-1600), count: 33, along: along(20) },
            { plant: 'tulip', from: along(-690), count: 8, along: along(15) },
            { plant: 'bush', from: along(-418), count: 4, along: along(20) },
            { plant: 'bush', from: along(366), count: 4, along: along(20) },
            { plant: 'bush', from: along(740), count: 43, along: along(20) },
            { plant: 'tulip', from: along(-330), count: 7, along: along(15) },
            { plant: 'cornflower', from: along(-196), count: 4, along: along(15) },
            { plant: 'marigold', from: along(24), count: 7, along: along(15) },
            { plant: 'cabbage', from: along(158), count: 5, along: along(18) },
            { plant: 'tulip', from: along(272), count: 5, along: along(15) },
          ]}
        />
        <g transform="translate(-132)">
          <PageBed pages={3} />
        </g>
        <WateringCan at={along(2)} />
        <Cat at={along(146, 40)} />
      </Near>
      <Near across={-818}>
        <Lamp />
      </Near>
      <Near across={838}>
        <Well />
        <g transform="translate(94)">
          <Bench />
        </g>
      </Near>
      <path className={styles.lawn} d="M-2400 2v-7H2400v7z" />
    </>
  );
}

/** A lantern on its chain, and the light that it throws. */
function HangingLamp() {
  return (
    <>
      <g className={styles.glow}>
        {[70, 48].map((reach) => (
          <circle key={reach} r={reach} />
        ))}
      </g>
      <path className={styles.line} d="M0-84v78" />
      <g transform={`scale(${near})`}>
        <Lantern at={along(0)} />
      </g>
    </>
  );
}

/** A range of the cloister as long as a screen is wide, of which the page makes the arcade and the sun. */
export function NightRange() {
  return (
    <>
      {Object.entries(rangeViews).map(([name, viewBox]) => (
        <view key={name} id={name} viewBox={viewBox} />
      ))}
      <Roofs />
      <g transform="translate(0 2000)">
        <Beds />
      </g>
      <g transform="translate(0 3000)">
        <HangingLamp />
      </g>
    </>
  );
}
