import styles from './garden.module.css';
import { rosette } from './pen.ts';
import { Picture } from './picture.tsx';

const leaves = 'q-15 0-17-13q15-2 17 13q12-3 13-16q-13 2-13 16';

/** A stalk from the rim of its pot, with leaves from `below` under its tip. */
function plant(x: number, height: number, below = 0): string {
  const pairs = Math.ceil((height - below - 6) / 28);
  return `M${x} 152v-${height}m0 ${below}${Array.from({ length: pairs }, () => leaves).join('m0 28')}`;
}
const pot = (x: number) => `M${x - 16} 152l6 26q10 5 20 0l6-26z`;
const bloom = (x: number, height: number) => `M${x} ${134 - height}${rosette(8, 13, 0)}`;

const kept = Array.from({ length: 14 }, (_, day) => [30 + day * 60, 14 + day * 14] as const);
const back = [906, 214] as const;
const lost = [1070, 1138, 1206].map((x, day) => [x, 226 + day * 10] as const);

/**
 * A potted plant, one path for each day. It blooms on the day of the restored backup; its last path, growth
 * since then, is lost.
 */
export function GrowingPots({ alt }: { alt: string }) {
  return (
    <Picture viewBox="0 -127 1240 317" alt={alt}>
      <g className={styles.leaf}>
        {kept.map((at) => (
          <path key={at[0]} d={plant(...at)} />
        ))}
        <path d={plant(...back, 22)} />
      </g>
      <path className={styles.marigold} d={bloom(...back)} />
      <path className={styles.wood} d="M-2000 180h5000v9h-5000z" />
      <path className={styles.tulip} d={[...kept, back].map(([x]) => pot(x)).join('')} />
      <path
        className={styles.line}
        strokeDasharray="5 4"
        d={lost.map((at) => plant(...at, 22) + bloom(...at) + pot(at[0])).join('')}
      />
    </Picture>
  );
}
