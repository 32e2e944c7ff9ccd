import { PointedRoof } from './cloister.tsx';
import styles from './garden.module.css';
import { type Place, standing } from './projection.ts';
import whole from './whole.module.css';

/** The well: a round kerb, water that holds the moon at night, and a roof on two posts. */
export function Well({ at }: { at: Place }) {
  return (
    <g transform={standing(at)}>
      <g className={styles.wall}>
        <path className={styles.right} d="M-25-14V0a25 12.5 0 0 0 50 0v-14z" />
        <path className={styles.left} d="M-25-14V0a25 12.5 0 0 0 29 12.5v-14z" />
        <ellipse cy="-15" rx="27" ry="13.5" />
      </g>
      <ellipse className={whole.water} cy="-14" rx="19" ry="9" />
      <circle className={whole.moon} cx="-6" cy="-12" r="4" />
      <path className={styles.wood} d="M-24-14v-32h3v32zm45 0v-32h3v32z" />
      <PointedRoof at={[0, 0, 42]} half={15} height={24} />
    </g>
  );
}
