import windows from '../../garden/slides/windows-at-night.svg';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './support.module.css';

const part = (view: string) => <img src={`${windows}#${view}`} alt="" loading="lazy" />;

/** Support: as one scrolls the windows of a house go dark, until in one somebody is still awake. */
export function Support() {
  return (
    <Feature id="support" ground="night">
      <FeatureTitle id="support" availability="everyPlan" />
      <FeatureText id="support" />
      <div className={styles.night}>
        {part('awake')}
        {part('late')}
        {part('early')}
      </div>
    </Feature>
  );
}
