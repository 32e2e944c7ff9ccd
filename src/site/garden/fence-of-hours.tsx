import styles from './garden.module.css';
import { repeat } from './pen.ts';
import { Picture } from './picture.tsx';

const picket = 'v-78l5-9l5 9v78z';
const rails = (from: number, to: number) => `M${from}-24H${to}v8H${from}zm0-48H${to}v8H${from}z`;
const post = 'v-102h9V0z';

/**
 * The fence of a day: a post where it begins, and a picket for each of its hours, all of which is its last
 * element.
 *
 * @param isFirst whether the picket of its first hour is gone, from a fence that goes on to the left
 * @param isLast whether a post ends it
 */
export function FenceOfHours({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const start = isFirst ? 28.5 : 13;
  return (
    <Picture viewBox="-1 -104 386 105" alt="">
      {isFirst && (
        <>
          <g className={styles.wood}>
            <path d={rails(-2000, 0)} />
            <path d={`M-13.5 0${repeat(picket, 80, '-15.5 0')}M0 0${post}`} />
          </g>
          <path className={styles.line} strokeDasharray="4 3" d={`M13 0${picket}`} />
        </>
      )}
      <g className={styles.wood}>
        <path d={rails(isFirst ? start - 3 : 0, 387)} />
        <path d={`M${start} 0${repeat(picket, isFirst ? 23 : 24, '15.5 0')}`} />
        {!isFirst && <path d={`M0 0${post}`} />}
        {isLast && <path d={`M384 0${post}`} />}
      </g>
    </Picture>
  );
}
