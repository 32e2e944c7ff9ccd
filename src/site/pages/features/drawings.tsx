import arrival from '../../garden/slides/arrival.svg';
import atNight from '../../garden/slides/range-at-night.svg';
import styles from './drawings.module.css';

/** A wiki that arrives: the wheelbarrow rolls from the gate to the bed as one scrolls. */
export function Arrival() {
  return (
    <div className={styles.arrival}>
      <img src={arrival} alt="" loading="lazy" />
      <div>
        <img src={`${arrival}#barrow`} alt="" loading="lazy" />
      </div>
    </div>
  );
}

/** The roofs at night, below the words and as wide as the window. */
export function Night() {
  return <img src={`${atNight}#roofs`} alt="" loading="lazy" className={styles.night} />;
}
