import type { ReactNode } from 'react';
import { type Bed, Beds, onBed } from './beds.tsx';
import { PointedRoof } from './cloister.tsx';
import { Bench, Bird, Cat } from './details.tsx';
import styles from './garden.module.css';
import { Gate, type GateState } from './gate.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Cypress, Lamplight, LampPost, Stage } from './slide-stage.tsx';
import { box, Solid } from './solid.tsx';

const width = 240;
/** Where the gates begin, in x; they are 52 wide. */
const gateAt = 94;
const gateEnd = gateAt + 52;
/** Room before a wall, for the leaves of its gate. */
const apron = 24;
/** From one court up to the next. */
const rise = 22;

interface CourtProps {
  /** From the rear to the front, in y. */
  from: number;
  to: number;
  z: number;
  gate: GateState;
  /** What is inside, as if it lay on the ground. */
  children: ReactNode;
}

/** A court on its terrace, with the wall and the gate at its front. */
function Court({ from, to, z, gate, children }: CourtProps) {
  const front = to - apron;
  return (
    <>
      <Solid className={styles.stone} prisms={[box([0, from, -14], width, to - from, z + 14)]} />
      <g transform={`translate(0 ${-z})`}>
        <g transform={onPlane('ground', [0, 0])}>
          <path
            className={styles.lawn}
            d={`M8 ${from + 8}h${width - 16}v${front - from - 16}H8z`}
          />
          <path className={styles.gravel} d={`M${gateAt + 12} ${from}h28v${to - from}h-28z`} />
        </g>
        {children}
        <Solid
          className={styles.wall}
          prisms={[
            box([0, front - 10, 0], gateAt, 8, 26),
            box([gateEnd, front - 10, 0], width - gateEnd, 8, 26),
          ]}
        />
        <Solid
          className={styles.roof}
          prisms={[
            box([-3, front - 12, 26], gateAt + 3, 12, 4),
            box([gateEnd, front - 12, 26], width + 3 - gateEnd, 12, 4),
          ]}
        />
        <Gate at={[gateAt, front]} state={gate} />
      </g>
    </>
  );
}

/** Steps from one court up to the next. */
function Steps({ y, z }: { y: number; z: number }) {
  return (
    <>
      <Solid className={styles.stone} prisms={[box([gateAt + 6, y, z], 40, 9, rise - 7)]} />
      <Solid className={styles.stone} prisms={[box([gateAt + 6, y + 9, z], 40, 9, rise - 14)]} />
    </>
  );
}

/** The house in the court that only its own people enter. */
function House() {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([gateAt - 6, 6], 64, 40, 52)]} />
      <g transform={onPlane('left', [gateAt - 6, 46])}>
        <path className={styles.opening} d="M23 0v-26a9 9 0 0 1 18 0V0z" />
        <path className={styles.opening} d="M6-22v-14h10v14zm42 0v-14h10v14z" />
      </g>
      <path
        className={styles.opening}
        transform={onPlane('right', [gateAt + 58, 46])}
        d="M14-20v-18h12v18z"
      />
      <PointedRoof half={36} at={[gateAt + 26, 26, 52]} height={40} />
    </>
  );
}

const home: Bed = { at: [168, 10], side: 58, lines: [30] };
const club: Bed = { at: [160, 118], side: 62, lines: [36, 36] };

/** Three courts one behind the other: the first is open to all, the next to some, the last to few. */
export function GateSlide() {
  return (
    <Stage lens="translate(46-16)scale(1.27)">
      <Court from={0} to={106} z={2 * rise} gate="closed">
        <Cypress at={[24, 18]} />
        <Cypress at={[54, 18]} tall={0.8} />
        <House />
        <Cypress at={[214, 14]} tall={0.9} />
        <Beds beds={[home]} />
        <Plants
          rows={[
            { plant: 'marigold', from: onBed(home, 14, 38), count: 3 },
            { plant: 'tulip', from: [22, 56], count: 5 },
          ]}
        />
      </Court>
      <Steps y={106} z={rise} />
      <Court from={106} to={212} z={rise} gate="half">
        <Steps y={106} z={0} />
        <Plants
          rows={[
            { plant: 'cabbage', from: [22, 128], count: 5 },
            { plant: 'cornflower', from: [22, 146], count: 5 },
            { plant: 'cabbage', from: [22, 164], count: 5 },
          ]}
        />
        <Beds beds={[club]} />
        <Plants rows={[{ plant: 'shoot', from: onBed(club, 14, 44), count: 3 }]} />
      </Court>
      <Court from={212} to={318} z={0} gate="open">
        <Steps y={212} z={0} />
        <Lamplight
          at={[66, 308]}
          reach={84}
          within={[
            [0, 222],
            [width, 318],
          ]}
        />
        <Bench at={[24, 226]} />
        <Plants
          rows={[
            { plant: 'marigold', from: [162, 238], count: 5 },
            { plant: 'tulip', from: [162, 256], count: 5 },
          ]}
        />
      </Court>
      <LampPost at={[66, 308]} height={62} />
      <Bird at={[14, 290, 30]} />
      <Bird at={[186, 308]} />
      <Bird at={[216, 290, 30]} />
      <Cat at={[gateAt + 26, 96, 2 * rise]} />
    </Stage>
  );
}
