import type { ReactNode } from 'react';
import { along } from '../page-bed.tsx';
import { Plants } from '../plants.tsx';
import { At } from './at.tsx';

/** What stands before the hills, a little larger, on the lawn. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <At across={0} up={10} scale={1.15}>
      {children}
    </At>
  );
}

/** Plants of one kind, in a bed or a crate if nothing else is said. */
export function Row({
  plant,
  count,
  from = 14,
  up = 20,
}: {
  plant: 'tulip' | 'marigold' | 'cornflower' | 'cabbage' | 'shoot';
  count: number;
  from?: number;
  up?: number;
}) {
  return (
    <g transform={`translate(${from} ${-up}) scale(.9)`}>
      <Plants rows={[{ plant, from: along(0), count, along: along(15) }]} />
    </g>
  );
}
