import { type AccountChoice, accountChoices, privacyLevels } from '../../domain/privacy-level.ts';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { Wall } from './frieze.tsx';
import { FrontGate } from './front-gate.tsx';
import type { GateState } from './gate.tsx';
import { joinSigns } from './gate-signs.tsx';

/** Where the sign and the first gate of a group stand, how far one gate is from the next, and a group's sides. */
const group = { sign: 38, from: 72, step: 90, width: 348, height: 94 };

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
 * A gate for each level of privacy in one wall, in groups of those that one joins alike, the most open first.
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
              <FrontGate state={state} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}
