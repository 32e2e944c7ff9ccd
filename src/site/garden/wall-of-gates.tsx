import { accountChoices } from '../../domain/privacy-level.ts';
import { At } from './endings/at.tsx';
import { Wall } from './frieze.tsx';
import { FrontGate } from './front-gate.tsx';
import styles from './garden.module.css';
import type { GateState } from './gate.tsx';
import { joinSigns } from './gate-signs.tsx';
import { along } from './page-bed.tsx';
import { Plants } from './plants.tsx';
import { Cypress } from './slide-stage.tsx';

/** The sides of a part of the wall, how large its gate is, and a sign before it. */
const part = { width: 174, height: 156, gate: 1.6, sign: 2.1 };

/** What is seen of one sign that stands alone. */
const sign = { width: 58, height: 70 };

const states: readonly GateState[] = ['open', 'half', 'closed'];

/** What stands before the wall. */
const parts = [...states, ...accountChoices];

/** Signs without a wall stand to the right of it. */
const acrossOf = (index: number) => (parts.length + 1) * part.width + index * 2 * sign.width;

/** The part of the wall for each gate, by how open that is, and for each sign, by who joins there; and each sign alone. */
export const gatesViews = [
  ...parts.map(
    (name, index) =>
      [
        states.some((state) => state === name) ? name : `wall-${name}`,
        `${index * part.width} ${1 - part.height} ${part.width} ${part.height}`,
      ] as const,
  ),
  ...accountChoices.map(
    (create, index) =>
      [
        create,
        `${acrossOf(index) - sign.width / 2} ${1 - sign.height} ${sign.width} ${sign.height}`,
      ] as const,
  ),
];

/** What is seen through a gate: a path between flowers that leads to where the sun stands. */
const garden = (
  <>
    <path className={styles.gravel} d="M16 0v-31a19 19 0 0 1 38 0V0z" />
    <circle className={styles.marigold} cx="36" cy="-29" r="7" />
    <path className={styles.lawn} d="M16 0v-25q20-8 38 0V0z" />
    <path className={styles.gravel} d="M21 0h28L37-28h-2z" />
    <Cypress at={along(24, 24)} tall={0.17} />
    <Cypress at={along(48, 24)} tall={0.13} />
    <At across={0} scale={0.5}>
      <Plants
        rows={[
          { plant: 'tulip', from: along(46, 22), count: 2, along: along(-4, -16) },
          { plant: 'cornflower', from: along(89, 22), count: 2, along: along(7, -14) },
        ]}
      />
    </At>
  </>
);

/** What a gate has that is shut: hinges across both leaves, and a ring to knock with. */
const ironwork = (
  <>
    <path className={styles.line} d="M17-12h12m12 0h12m-36-20h12m12 0h12" />
    <circle className={styles.line} cx="35" cy="-22" r="4.5" strokeWidth="2.4" />
  </>
);

/**
 * Three gates in one wall, the most open first, and behind them a sign for every way to join: together they
 * are the levels of privacy.
 */
export function WallOfGates() {
  return (
    <>
      <g transform={`translate(-20)scale(${part.gate})`}>
        <Wall width={(parts.length * part.width + 40) / part.gate} />
      </g>
      {states.map((state, index) => (
        <At key={state} across={index * part.width + 31} scale={part.gate}>
          <FrontGate state={state}>{state !== 'closed' && garden}</FrontGate>
          {state === 'closed' && ironwork}
        </At>
      ))}
      {accountChoices.map((create, index) => (
        <At key={create} across={(states.length + index + 0.5) * part.width} scale={part.sign}>
          {joinSigns[create]}
        </At>
      ))}
      {accountChoices.map((create, index) => (
        <At key={create} across={acrossOf(index)}>
          {joinSigns[create]}
        </At>
      ))}
    </>
  );
}
