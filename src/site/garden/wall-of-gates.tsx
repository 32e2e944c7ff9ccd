import type { ReactNode } from 'react';
import { type AccountChoice, privacyLevels } from '../../domain/privacy-level.ts';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { Wall } from './frieze.tsx';
import { Gateway, leaves } from './front-gate.tsx';
import styles from './garden.module.css';
import { Bell, Keeper, Key } from './gate-signs.tsx';

/** From one gate to the next. */
const step = 108;

const height = 94;

const gates = (['open', 'half', 'closed'] as const).flatMap((state) =>
  privacyLevels.filter((level) => gateOf(level) === state).map((level) => ({ ...level, state })),
);

const width = gates.length * step + 20;

/** The wall to both edges of the picture. */
export const gatesView = `-16 ${-height} ${width} ${height}`;

/** What stands to the right of a gate: whom one asks for an account. */
const signs: Record<AccountChoice, ReactNode> = {
  everyone: <Bell />,
  users: <Key />,
  approval: <Keeper />,
};

/** A gateway for each level of privacy in one wall, the most open first, with the leaves that never shut. */
export function WallOfGates() {
  return (
    <>
      <g transform="translate(-20)">
        <Wall width={width + 8} />
      </g>
      {gates.map(({ id, state, create }, index) => (
        <g key={id} transform={`translate(${index * step})`}>
          <Gateway />
          <g className={styles.wood}>
            {state !== 'closed' && <path className={styles.right} d={leaves.openLeft} />}
            {state === 'open' && <path className={styles.right} d={leaves.openRight} />}
          </g>
          <g transform="translate(89)">{signs[create]}</g>
        </g>
      ))}
    </>
  );
}

/** How many pictures a leaf takes to shut, and after how many the next one begins. */
const swing = { lasts: 9, follows: 5 };

const shutting = gates.filter(({ state }) => state !== 'open');

/** The pictures of all leaves that shut, from all open to all shut. */
const frames = (shutting.length - 1) * swing.follows + swing.lasts + 1;

/** From one picture to the next: each is as large as the wall, and none is touched by the lines of another. */
const frameStep = height + 2;

/** The pictures one below the other, that of the end at the bottom. */
export const leavesView = `-16 ${2 - frameStep * frames} ${width} ${frameStep * frames - 2}`;

/** The leaves that shut one after the other, to be laid over the wall, a picture for each moment. */
export function ShuttingLeaves() {
  return Array.from({ length: frames }, (_, frame) => ({
    frame,
    down: (frame + 1 - frames) * frameStep,
  })).map(({ frame, down }) => (
    <g key={down} className={styles.wood} transform={`translate(0 ${down})`}>
      {shutting.map(({ id, state }, index) => {
        const turned = Math.min(1, Math.max(0, (frame - index * swing.follows) / swing.lasts));
        return (
          <g key={id} transform={`translate(${(gates.length - shutting.length + index) * step})`}>
            {state === 'closed' && <TurnedLeaf side="Left" hinge={16} turned={turned} />}
            <TurnedLeaf side="Right" hinge={54} turned={turned} />
          </g>
        );
      })}
    </g>
  ));
}

/**
 * A leaf on its way.
 *
 * @param turned from 0, when it stands open, to 1, when it is shut
 */
function TurnedLeaf({
  side,
  hinge,
  turned,
}: {
  side: 'Left' | 'Right';
  hinge: number;
  turned: number;
}) {
  const seen = -Math.cos(turned * Math.PI);
  return (
    <path
      className={turned < 1 ? styles.right : undefined}
      transform={`translate(${hinge})scale(${Math.abs(seen).toFixed(2)} 1)translate(${-hinge})`}
      d={leaves[`${seen < 0 ? 'open' : 'shut'}${side}`]}
    />
  );
}
