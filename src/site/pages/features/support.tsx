import { Drawing } from '../../garden/drawing.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './support.module.css';

/** Support, with a scroll-driven animation: the windows of a house go dark until one is left. */
export function Support() {
  return (
    <Feature id="support" background="night">
      <FeatureTitle id="support" availability="everyPlan" />
      <FeatureText id="support" />
      <div className={styles.night}>
        <Drawing name="windows-at-night" view="awake" />
        <Drawing name="windows-at-night" view="late" />
        <Drawing name="windows-at-night" view="early" />
      </div>
    </Feature>
  );
}
