import { type AccountChoice, accountChoices, privacyLevels } from '../../domain/privacy-level.ts';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { Wall } from './frieze.tsx';
import { Gateway, leaves } from './front-gate.tsx';
import styles from './garden.module.css';
import type { GateState } from './gate.tsx';
import { joinSigns } from './gate-signs.tsx';

/** Where the sign and the first gate of a group stand, how far one gate is from the next, and a group's sides. */
const group = { sign: 38, from: 72, step: 82, width: 314, height: 94 };

const view = (across: number, down: number, height: number) =>
  `${across} ${down} ${group.width} ${height}`;

const states: readonly GateState[] = ['open', 'half', 'closed'];

const gatesOf = (create: AccountChoice) =>
  states.filter((state) =>
    privacyLevels.some((level) => level.create === create && gateOf(level) === state),
  );

/** The part of the wall for each way to join, by its name. */
export const gatesViews = accountChoices.map(
  (create, index) => [create, view(index * group.width, 1 - group.height, group.height)] as const,
);

/**
 * A gateway for each level of privacy in one wall, in groups of those that one joins alike, the most open
 * first, with the leaves that never shut.
 */
export function WallOfGates() {
  return (
    <>
      <g transform="translate(-20)">
        <Wall width={accountChoices.length * group.width + 40} />
      </g>
      {accountChoices.map((create, index) => (
        <g key={create} transform={`translate(${index * group.width})`}>
          <g transform={`translate(${group.sign})scale(1.4)`}>{joinSigns[create]}</g>
          {gatesOf(create).map((state, place) => (
            <g key={state} transform={`translate(${group.from + place * group.step})`}>
              <Gateway />
              <g className={styles.wood}>
                {state !== 'closed' && <path className={styles.right} d={leaves.openLeft} />}
                {state === 'open' && <path className={styles.right} d={leaves.openRight} />}
              </g>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

/** How many pictures a leaf takes to shut, and after how many the next one begins. */
const swing = { lasts: 9, follows: 5 };

const shutting = states.filter((state) => state !== 'open');

/** The pictures of all leaves that shut, from all open to all shut. */
const frames = (shutting.length - 1) * swing.follows + swing.lasts + 1;

/** From one picture to the next: each is as large as a group, and none is touched by the lines of another. */
const frameStep = group.height + 2;

/** The pictures one below the other, that of the end at the bottom. */
export const leavesView = view(0, 3 - frameStep * frames, frameStep * frames - 2);

/** The leaves of a group that shut one after the other, to be laid over it, a picture for each moment. */
export function ShuttingLeaves() {
  return Array.from({ length: frames }, (_, frame) => ({
    frame,
    down: (frame + 1 - frames) * frameStep,
  })).map(({ frame, down }) => (
    <g key={down} className={styles.wood} transform={`translate(${group.from} ${down})`}>
      {shutting.map((state, index) => {
        const turned = Math.min(1, Math.max(0, (frame - index * swing.follows) / swing.lasts));
        return (
          <g key={state} transform={`translate(${states.indexOf(state) * group.step})`}>
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
