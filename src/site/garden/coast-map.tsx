import styles from './garden.module.css';
import { repeat, rosette } from './pen.ts';
import { Picture } from './picture.tsx';

const mountain = 'l19-34 19 34z';
const tree = rosette(5, 7, 4);
const house = 'v-14l10-9 10 9v14z';
const wave = 'q6-6 12 0t12 0m-24 0';

/** An invented coast with a hollow bay, as far as it is known, drawn on parchment. */
export function CoastMap() {
  return (
    <Picture viewBox="0 0 480 300" alt="">
      <path className={styles.gravel} stroke="none" d="M0 0h480v300H0z" />
      <path
        className={styles.lawn}
        d="M-9-9H330V0c-8 18 14 28 4 44-12 18-40 10-48 30-6 16 10 26-4 40-18 16-58 10-70 36-10 24 8 52 38 58 28 6 44-14 74-8 26 6 30 30 58 36 30 6 44-8 66 8 20 14 18 56 42 60V310H-9zM352 98c10-20 44-24 54-6 8 16-8 30-28 28-16-2-32-8-26-22zm74 38c6-8 24-8 26 2s-30 14-26-2z"
      />
      <path className={styles.line} d="M92 98c6 34 34 20 44 38s40 10 76 14" />
      <path
        className={styles.stone}
        d={`M58 70${repeat(mountain, 3, '44 0')}m-112 28${repeat(mountain, 3, '44 0')}`}
      />
      <path
        className={styles.leaf}
        d={`M60 196${repeat(tree, 4, '22 0')}m-78 20${repeat(tree, 5, '22 0')}m-76 20${repeat(tree, 3, '22 0')}`}
      />
      <path className={styles.roof} d={`M154 198${repeat(house, 2, '26 0')}m-14 28${house}`} />
      <path className={styles.tulip} d="M384 100v-38l20 9-20 9" />
      <path
        className={styles.line}
        strokeDasharray="1 7"
        strokeWidth="2.5"
        d="M222 176c40 14 86-6 96-34s20-30 36-36"
      />
      <path
        className={styles.line}
        d={`M268 158${wave}m84 20${wave}m40-6${wave}m36-120${wave}m-80-22${wave}`}
      />
      <path className={styles.marigold} d="M444 184l5-14 5 14 14 5-14 5-5 14-5-14-14-5z" />
    </Picture>
  );
}
