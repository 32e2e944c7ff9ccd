import arrival from '../../garden/slides/arrival.svg';
import windows from '../../garden/slides/windows-at-night.svg';
import styles from './drawings.module.css';
import feature from './feature.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';

const part = (view: string) => <img src={view} alt="" loading="lazy" />;

/** Help to move: as one scrolls the wheelbarrow rolls from the gate to the bed and is emptied there. */
export function Migration() {
  return (
    <Feature id="migration" ground="sage" className={styles.migration}>
      <div>
        <FeatureTitle id="migration" availability="everyPlan" />
        <FeatureText id="migration" more="features.migration.more" />
      </div>
      <div className={styles.arrival}>
        {part(arrival)}
        {part(`${arrival}#pages`)}
        <div>
          {part(`${arrival}#barrow`)}
          {part(`${arrival}#load`)}
        </div>
      </div>
    </Feature>
  );
}

/** Support: as one scrolls the windows of a house go dark, until in one somebody is still awake. */
export function Support() {
  return (
    <Feature id="support" ground="night" className={feature.head}>
      <FeatureTitle id="support" availability="everyPlan" />
      <FeatureText id="support" />
      <div className={styles.night}>
        {part(`${windows}#awake`)}
        {part(`${windows}#late`)}
        {part(`${windows}#early`)}
      </div>
    </Feature>
  );
}
