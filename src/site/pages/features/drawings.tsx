import arrival from '../../garden/slides/arrival.svg';
import atNight from '../../garden/slides/range-at-night.svg';
import styles from './drawings.module.css';

/** A wiki that arrives. */
export function Arrival() {
  return <img src={arrival} alt="" loading="lazy" className={styles.arrival} />;
}

/** The roofs at night, below the words and as wide as the window. */
export function Night() {
  return <img src={`${atNight}#roofs`} alt="" loading="lazy" className={styles.night} />;
}
