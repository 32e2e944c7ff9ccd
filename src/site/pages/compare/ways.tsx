import { Section } from '../../design/section.tsx';
import { BetterElsewhere } from './better-elsewhere.tsx';
import { Fits } from './fits.tsx';
import signpost from './signpost.svg';
import styles from './ways.module.css';

/** The two answers, on either side of a signpost: when we fit, and when another host fits better. */
export function Ways() {
  return (
    <Section>
      <div className={styles.ways}>
        <Fits />
        <BetterElsewhere />
        <img
          className={styles.post}
          src={signpost}
          alt=""
          loading="lazy"
          width="1160"
          height="800"
        />
      </div>
    </Section>
  );
}
