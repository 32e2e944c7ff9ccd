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

type Plant = 'tulip' | 'marigold' | 'cornflower' | 'cabbage' | 'shoot';

/** How high a plant has grown; its neighbour another. */
const growths = [1, 0.8, 1.1, 0.9];

/**
 * Plants of one kind, in a bed or a crate if nothing else is said.
 *
 * @param guest what has sown itself among them
 */
export function Row({
  plant,
  guest = plant,
  count,
  from = 14,
  up = 20,
}: {
  plant: Plant;
  guest?: Plant;
  count: number;
  from?: number;
  up?: number;
}) {
  return (
    <g transform={`translate(${from} ${-up}) scale(.9)`}>
      {growths.map((growth, first) => (
        <g key={growth} transform={`translate(${15 * first}) scale(1 ${growth})`}>
          <Plants
            rows={[
              {
                plant: first === 3 ? guest : plant,
                from: along(0),
                count: Math.ceil((count - first) / growths.length),
                along: along(15 * growths.length),
              },
            ]}
          />
        </g>
      ))}
    </g>
  );
}
