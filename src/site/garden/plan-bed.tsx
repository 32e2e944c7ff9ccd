import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { type DrawnPlan, plotOf } from './plan-plot.ts';
import { Fountain, flowers, GardenGate, NameSign, WikiBed } from './plot-parts.tsx';
import { onPlane, standing } from './projection.ts';

/** A plan's limits drawn as a plot of the garden. */
export function PlanBed(plan: DrawnPlan) {
  const { size, isInBloom, things } = plotOf(plan);
  return (
    <Picture viewBox="-148 -34 296 176" alt="">
      <path className={styles.lawn} d="M0-8l144 72-144 72-144-72z" />
      <g transform={onPlane('left', [-6, -6])}>
        {plan.hasSingleSignOn && <GardenGate />}
        {plan.hasCustomDomain && <NameSign />}
      </g>
      {things.map(({ is, at, scale }, index) => (
        <g key={String(at)} transform={standing(at) + (scale === 1 ? '' : `scale(${scale})`)}>
          {is === 'fountain' ? (
            <Fountain />
          ) : (
            <WikiBed size={size} flower={isInBloom ? flowers[index % 3] : undefined} />
          )}
        </g>
      ))}
    </Picture>
  );
}
