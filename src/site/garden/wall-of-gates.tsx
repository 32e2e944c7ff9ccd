import { privacyLevels } from '../../domain/privacy-level.ts';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { Wall } from './frieze.tsx';
import { FrontGate } from './front-gate.tsx';

/** From one gate to the next. */
const step = 90;

const gates = (['open', 'half', 'closed'] as const).flatMap((state) =>
  privacyLevels.filter((level) => gateOf(level) === state).map(({ id }) => ({ id, state })),
);

/** How far below the wall the same one stands with every gate open. */
const below = 100;

/** The wall to both edges of the picture. */
export const gatesView = `-16 -94 ${gates.length * step + 12} 94`;

/** The view of the same wall before any gate has shut. */
export const openView = `-16 ${below - 94} ${gates.length * step + 12} 94`;

/** A gate for each level of privacy in one wall, the most open first; below it all of them open. */
export function WallOfGates() {
  return [0, below].map((y) => (
    <g key={y} transform={`translate(0 ${y})`}>
      <g transform="translate(-20)">
        <Wall width={gates.length * step + 20} />
      </g>
      {gates.map(({ id, state }, index) => (
        <g key={id} transform={`translate(${index * step})`}>
          <FrontGate state={y ? 'open' : state} />
        </g>
      ))}
    </g>
  ));
}
