import { type Bed, Beds, onBed } from './beds.tsx';
import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { planBeds } from './plan-beds.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';

/** Side of the plot; every bed reaches to its front corner. */
const plot = 128;
const beds = planBeds.map((bed): Bed => ({ ...bed, at: [plot - bed.side, plot - bed.side] }));
const rows = beds.map((bed, rank) => {
  const plant = (['shoot', 'shoot', 'tulip', 'marigold'] as const)[rank] ?? 'shoot';
  return { plant, from: onBed(bed, 16, bed.side - 18), count: rank + 2 };
});

/**
 * One bed on a plot that is always as large: the more a plan holds, the more of it is planted.
 *
 * @param rank 0 for the smallest
 */
export function PlanBed({ rank }: { rank: number }) {
  const size = Math.min(rank, beds.length - 1);
  return (
    <Picture viewBox="-150 -30 300 172" alt="">
      <path
        className={styles.lawn}
        transform={onPlane('ground', [0, 0])}
        d={`M-8-8h${plot + 16}v${plot + 16}h-${plot + 16}z`}
      />
      <Beds beds={beds.slice(size, size + 1)} />
      <Plants rows={rows.slice(size, size + 1)} />
    </Picture>
  );
}
