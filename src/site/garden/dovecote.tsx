import styles from './garden.module.css';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { Plot } from './plot.tsx';
import { onPlane, standing } from './projection.ts';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** The white bird on its way down to us, and the page in its beak. */
function Messenger() {
  return (
    <g transform={`${standing([66, 40, 52])}scale(1.3)`}>
      <g transform="rotate(-12 -46 14)">
        <path className={writing.page} d="M-76 6h50v62h-50z" />
        <path className={writing.writing} strokeWidth="5" d="M-68 18h22" />
        <path className={writing.words} d="M-68 30h34m-34 18h34" />
        <path className={writing.otherWords} d="M-68 39h34" />
        <path className={writing.link} d="M-68 57h18" />
      </g>
      <path className={styles.feather} d="M18-12q-2-34 26-56q14 30-4 62z" />
      <path
        className={styles.feather}
        d="M-24 4q-12-2-16-14l-12-1 12-7q8-14 24-6q10 6 20 10l48-8-22 16 16 8-26 4q-18 8-44-2"
      />
      <path className={styles.feather} d="M-6-10q4-42 40-58q4 36-16 58q-12 10-24 0" />
      <path className={styles.line} strokeWidth="3" d="M-32-14h0" />
    </g>
  );
}

/** A dovecote: whoever asks is brought a page. */
export function Dovecote() {
  const holes = 'M8 0v-15a9 9 0 0 1 18 0V0zm32 0v-15a9 9 0 0 1 18 0V0z';
  return (
    <>
      <Plot />
      <ellipse className={styles.shade} cx="-26" cy="-12" rx="44" ry="20" />
      <Solid className={styles.wood} prisms={[box([-46, -21], 14, 14, 54)]} />
      <Solid className={styles.wood} prisms={[box([-78, -53, 54], 78, 78, 6)]} />
      <Solid className={styles.wall} prisms={[box([-72, -47, 60], 66, 66, 58)]} />
      <g transform={onPlane('left', [-72, 19, 66])}>
        <path className={styles.opening} d={holes} />
      </g>
      <g transform={onPlane('right', [-6, 19, 66])}>
        <path className={styles.opening} d={holes} />
      </g>
      <g className={styles.roof}>
        <path
          className={styles.left}
          d={outline([
            [-82, 29, 116],
            [4, 29, 116],
            [-39, -14, 184],
          ])}
        />
        <path
          className={styles.right}
          d={outline([
            [4, 29, 116],
            [4, -57, 116],
            [-39, -14, 184],
          ])}
        />
      </g>
      <Messenger />
      <Plants
        rows={[
          { plant: 'cornflower', from: [-86, 34], count: 4, along: [18, 0] },
          { plant: 'cornflower', from: [-80, 52], count: 4, along: [18, 0] },
        ]}
      />
    </>
  );
}
