import { cat } from '../garden/details.tsx';
import { repeat } from '../garden/pen.ts';
import styles from './night-log.module.css';

const bay = 80;
const width = 11 * bay;
const everyBay = (mark: string) => repeat(mark, width / bay, `${bay} 0`);
const everyOther = (mark: string) => repeat(mark, 5, `${2 * bay} 0`);
const tiles = 'a4 5 0 0 0 8 0'.repeat(width / 8);
const tower = 'M316 60V34l-6-2 30-28 30 28-6 2v26z';
const tree = '60c-20-12-14-38 0-54 14 16 20 42 0 54';

/** A range of the cloister, seen from the garden, below a sky: by day, and with its lamps lit. */
export function NightArcade() {
  return (
    <svg viewBox={`0 -22 ${width} 172`} preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className={styles.sky} d={`M0-22h${width}v172H0z`} />
      <circle className={styles.sun} cx="524" cy="34" r="20" />
      <g className={styles.night}>
        <path className={styles.moon} d="M520 14a20 20 0 1 0 18 29 17 17 0 0 1-18-29" />
        <path className={styles.stars} d="M296 22h0m140 14h0m154-18h0" />
      </g>
      <path className={styles.trees} d={`M660 ${tree}M190 ${tree}`} />
      <path className={styles.wall} d={tower} />
      <path className={styles.roof} d="M310 32l30-28 30 28z" />
      <path className={styles.wall} d={`M0 84h${width}v60H0z`} />
      <path className={styles.roof} d={`M0 56h${width}v34H0z`} />
      <path className={styles.tiles} d={`M0 64${tiles}M-4 73${tiles}M0 82${tiles}`} />
      <path className={styles.ridge} d={`M0 54h${width}v5H0zm0 35h${width}v4H0z`} />
      <path className={styles.reveal} d={`M17 128${everyBay('v-11a23 20 0 0 1 46 0v11z')}`} />
      <path className={styles.inside} d={`M24 128${everyBay('v-9a19 18 0 0 1 39-3v12z')}`} />
      <path
        className={styles.ridge}
        d={`M-18 114${repeat('h36v4h-36z', 12, `${bay} 0`)}M0 128h${width}v5H0z`}
      />
      <path className={styles.lawn} d={`M0 142h${width}v8H0z`} />
      <path className={styles.dusk} d={`M0 54h${width}v96H0z${tower}`} />
      <path
        className={styles.trees}
        d={`M-14 146${repeat('v-5a14 12 0 0 1 28 0v5z', 12, `${bay} 0`)}`}
      />
      <g className={styles.night}>
        <path className={styles.lamps} d={`M104 128${everyOther('v-9a19 18 0 0 1 39-3v12z')}`} />
        <path className={styles.flames} d={`M120 106${everyOther('h8l3 8h-14z')}`} />
      </g>
      <path className={styles.cat} d={`M426 128${cat}`} />
    </svg>
  );
}
