import styles from './garden.module.css';
import { repeat } from './pen.ts';
import { Picture } from './picture.tsx';

const picket = 'v-52l5-7l5 7v52z';

/**
 * The fence of a day: a post where it begins, and a picket for each of its hours.
 *
 * @param isBroken whether the picket of its first hour is gone
 */
export function FenceOfHours({ isBroken }: { isBroken: boolean }) {
  const first = isBroken ? 28.5 : 13;
  return (
    <Picture viewBox="-1 -70 386 71" alt="">
      <g className={styles.wood}>
        <path d={`M${first - 3}-16H384v6H${first - 3}zm0-32H384v6H${first - 3}z`} />
        <path d={`M${first} 0${repeat(picket, isBroken ? 23 : 24, '15.5 0')}`} />
        <path d="M0 0v-68h9V0z" />
      </g>
      {isBroken && <path className={styles.line} strokeDasharray="4 3" d={`M13 0${picket}`} />}
    </Picture>
  );
}
