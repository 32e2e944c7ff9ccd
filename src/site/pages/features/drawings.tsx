import arrival from '../../garden/slides/arrival.svg';
import atNight from '../../garden/slides/range-at-night.svg';
import styles from './drawings.module.css';

/** A wiki that arrives: as one scrolls the wheelbarrow rolls from the gate to the bed and is emptied there. */
export function Arrival() {
  const part = (view: string) => <img src={arrival + view} alt="" loading="lazy" />;
  return (
    <div className={styles.arrival}>
      {part('')}
      {part('#pages')}
      <div>
        {part('#barrow')}
        {part('#load')}
      </div>
    </div>
  );
}

/** The roofs at night, below the words and as wide as the window. */
export function Night() {
  return <img src={`${atNight}#roofs`} alt="" loading="lazy" className={styles.night} />;
}
