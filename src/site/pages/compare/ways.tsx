import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { BetterElsewhere } from './better-elsewhere.tsx';
import { Fits } from './fits.tsx';
import styles from './ways.module.css';

/** The two answers, on either side of a signpost: when we fit, and when another host fits better. */
export function Ways() {
  return (
    <Section>
      <div className={styles.ways}>
        <Fits />
        <BetterElsewhere />
        <Drawing name="two-ways" className={styles.post} />
      </div>
    </Section>
  );
}
