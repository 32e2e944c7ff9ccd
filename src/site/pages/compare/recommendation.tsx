import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { BetterElsewhere } from './better-elsewhere.tsx';
import styles from './recommendation.module.css';
import { WhenWeFit } from './when-we-fit.tsx';

/** The two answers, on either side of a signpost: when we fit, and when another host fits better. */
export function Recommendation() {
  return (
    <Section>
      <div className={styles.ways}>
        <WhenWeFit />
        <BetterElsewhere />
        <Drawing name="two-ways" className={styles.post} />
      </div>
    </Section>
  );
}
