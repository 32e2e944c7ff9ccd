import type { ReactNode } from 'react';
import { Bird, Cat, Lantern, WateringCan } from './details.tsx';
import { FrontGate } from './front-gate.tsx';
import styles from './garden.module.css';
import { along, PageBed } from './page-bed.tsx';
import { repeat } from './pen.ts';
import { Plants } from './plants.tsx';
import { Cypress } from './slide-stage.tsx';

/** What follows stands at a distance from the left end. */
function At({ across, children }: { across: number; children: ReactNode }) {
  return <g transform={`translate(${across})`}>{children}</g>;
}

/** A lean-to roof, seen from the front, above a wall of some height. */
function Roof({ width, height, rise }: { width: number; height: number; rise: number }) {
  const eaves = `M-6-${height}h${width + 12}v-5H-6z`;
  const slope = `M-6-${height + 5}h${width + 12}l-8-${rise}H2z`;
  return (
    <g className={styles.roof}>
      <path className={styles.right} d={eaves} />
      <path d={slope} />
      <path
        className={styles.line}
        strokeOpacity=".4"
        d={`M0-${height + 5 + rise * 0.36}h${width}M1-${height + 5 + rise * 0.7}h${width - 2}`}
      />
    </g>
  );
}

/** Bays of the cloister, with a light in each at night. */
export function Arcade({ bays }: { bays: number }) {
  const width = bays * 44 + 8;
  return (
    <>
      <g className={styles.wall}>
        <path d={`M0 0v-78h${width}V0z`} />
        <path
          className={styles.right}
          d={`M8-14${repeat('v-32a18 18 0 0 1 36 0v32z', bays, '44 0')}`}
        />
      </g>
      <path
        className={styles.opening}
        d={`M14-14${repeat('v-31a15 15 0 0 1 30-4v35z', bays, '44 0')}`}
      />
      <path className={styles.shade} d={`M0-78h${width}v7H0z`} />
      <path className={styles.line} d={`M0-14h${width}M0-68h${width}`} />
      <Roof width={width} height={78} rise={24} />
    </>
  );
}

/**
 * The tower, with its flag.
 *
 * @param stone what its walls are made of
 */
export function Tower({ stone = styles.wall }: { stone?: string | undefined }) {
  return (
    <>
      <g className={stone}>
        <path d="M0 0v-104h58V0z" />
      </g>
      <path
        className={styles.opening}
        d="M11-72v-14a7 7 0 0 1 14 0v14zm22 0v-14a7 7 0 0 1 14 0v14zM19 0v-30a10 10 0 0 1 20 0V0z"
      />
      <path className={styles.line} d="M0-60h58" />
      <g className={styles.roof}>
        <path d="M-6-104h70l-35-34z" />
        <path className={styles.right} d="M29-138l35 34H29z" />
      </g>
      <path className={styles.marigold} d="M29-138v-14l12 4-12 4" />
    </>
  );
}

/** A garden wall of some stone with its coping. */
export function Wall({
  width,
  stone = styles.wall,
}: {
  width: number;
  stone?: string | undefined;
}) {
  return (
    <>
      <g className={stone}>
        <path d={`M0 0v-38h${width}V0z`} />
      </g>
      <path className={styles.shade} d={`M0-38h${width}v5H0z`} />
      <g className={styles.roof}>
        <path d={`M-4-38h${width + 8}v-7H-4z`} />
      </g>
    </>
  );
}

/** The well under its roof. */
export function Well() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M6-20v-44h4v44zm50 0v-44h4v44z" />
      </g>
      <path className={styles.line} d="M33-60v26" />
      <g className={styles.stone}>
        <path d="M0 0v-24h66V0z" />
        <path className={styles.right} d="M-3-22h72v-6H-3z" />
      </g>
      <path className={styles.line} strokeOpacity=".4" d="M0-12h66M16-22v10m17 0V0m16-22v10" />
      <path className={styles.cornflower} d="M27-36h12l-2 12h-8z" />
      <g className={styles.roof}>
        <path d="M-6-62h78L53-82H13z" />
      </g>
    </>
  );
}

/** A bench; its origin is the foot of its left leg. */
export function Bench() {
  return (
    <g className={styles.wood}>
      <path d="M2 0v-34h4V0zm52 0v-34h4V0z" />
      <path d="M-2-34h64v7H-2zm0 10h64v5H-2zM-4-16h68v6H-4z" />
    </g>
  );
}

/** A lamp on its post. */
export function Lamp() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M-2 0v-70h4V0z" />
      </g>
      <Lantern at={along(0, 74)} />
    </>
  );
}

/** A wheelbarrow with what was cut, seen from the side. */
function Barrow() {
  return (
    <>
      <path className={styles.leaf} d="M-30-36q2-14 14-12q4-10 16-6q14-6 18 6q12 0 10 12z" />
      <g className={styles.wood}>
        <path d="M-70-38l86 26-2 5-86-27zM-26 0v-22h5V0z" />
      </g>
      <g className={styles.roof}>
        <path d="M-38-38h74l-14 24h-42z" />
      </g>
      <circle className={styles.stone} cx="32" cy="-12" r="12" />
      <circle className={styles.wood} cx="32" cy="-12" r="7" />
    </>
  );
}

/** A fruit tree trained along a wall; its foot is the origin. */
function Espalier() {
  const arms = 'v-16h-38m38 0h38m-38 0';
  return (
    <>
      <path className={styles.line} strokeWidth="2.4" d={`M0 0${arms}${arms}v-10`} />
      <Plants
        rows={[
          { plant: 'bush', from: along(-32, 34), count: 4, along: along(21) },
          { plant: 'bush', from: along(-32, 14), count: 4, along: along(21) },
        ]}
      />
      <path
        className={styles.tulip}
        d={[-28, -8, 12, 33]
          .map((at, index) => `M${at}-${index % 2 ? 20 : 42}a3.5 3.5 0 1 0 .1 0`)
          .join('')}
      />
    </>
  );
}

const hedge = (from: number, count: number) =>
  ({ plant: 'bush', from: along(from), count, along: along(20) }) as const;

/**
 * The cloister and its garden from the front, in one line, on which pages end. To both sides it goes on
 * further than any screen is wide.
 */
export function Frieze() {
  return (
    <>
      <Plants rows={[hedge(-2300, 62), hedge(1120, 60)]} />
      <At across={-1060}>
        <Wall width={360} />
        {[58, 172, 302].map((across) => (
          <At key={across} across={across}>
            <Espalier />
          </At>
        ))}
        <At across={244}>
          <Barrow />
        </At>
        <Bird at={along(116, 49)} />
      </At>
      <At across={-640}>
        <Cypress at={along(-20)} tall={0.8} />
        <At across={30}>
          <PageBed pages={4} />
        </At>
        <At across={196}>
          <Lamp />
        </At>
        <WateringCan at={along(222)} />
        <At across={250}>
          <PageBed pages={2} />
        </At>
        <Plants rows={[{ plant: 'tulip', from: along(346), count: 4, along: along(14) }]} />
      </At>
      <At across={-250}>
        <Cypress at={along(-14)} />
        <Arcade bays={10} />
        <Cat at={along(250, 14)} />
        <At across={444}>
          <Tower />
        </At>
      </At>
      <At across={290}>
        <Cypress at={along(40)} />
        <Cypress at={along(72)} tall={0.8} />
        <Cypress at={along(300)} tall={0.9} />
        <Wall width={360} />
        <At across={146}>
          <FrontGate state="half" />
        </At>
        <Bird at={along(100, 49)} />
        <Bird at={along(262, 49)} />
        <Plants
          rows={[
            { plant: 'marigold', from: along(24), count: 7, along: along(15) },
            { plant: 'cornflower', from: along(240), count: 7, along: along(15) },
          ]}
        />
      </At>
      <At across={700}>
        <Plants rows={[{ plant: 'cabbage', from: along(0), count: 6, along: along(18) }]} />
        <At across={136}>
          <Well />
        </At>
        <At across={232}>
          <Bench />
        </At>
        <Bird at={along(316, 4)} />
        <Cypress at={along(352)} />
        <Cypress at={along(384)} tall={0.75} />
      </At>
      <path className={styles.lawn} d="M-2400-1v-4h4800v4z" />
    </>
  );
}
