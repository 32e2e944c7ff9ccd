import { privacyLevels } from '../../domain/privacy-level.ts';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { Wall } from './frieze.tsx';
import { FrontGate } from './front-gate.tsx';

/** From one gate to the next. */
const step = 90;

const gates = (['open', 'half', 'closed'] as const).flatMap((state) =>
  privacyLevels.filter((level) => gateOf(level) === state).map(({ id }) => ({ id, state })),
);

/** The wall to both edges of the picture. */
export const gatesView = `-16 -94 ${gates.length * step + 12} 94`;

/** A gate for each level of privacy in one wall, the most open first. */
export function WallOfGates() {
  return (
    <>
      <g transform="translate(-20)">
        <Wall width={gates.length * step + 20} />
      </g>
      {gates.map(({ id, state }, index) => (
        <g key={id} transform={`translate(${index * step})`}>
          <FrontGate state={state} />
        </g>
      ))}
    </>
  );
}
