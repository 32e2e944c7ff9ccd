import styles from './garden.module.css';

/** A garden wall with its coping, seen from the front. */
export function Wall({ width }: { width: number }) {
  return (
    <>
      <g className={styles.wall}>
        <path d={`M0 0v-38h${width}V0z`} />
      </g>
      <path className={styles.shade} d={`M0-38h${width}v5H0z`} />
      <g className={styles.roof}>
        <path d={`M-4-38h${width + 8}v-7H-4z`} />
      </g>
    </>
  );
}

/** A bench; its origin is the foot of its left leg. */
export function Bench() {
  return (
    <g className={styles.wood}>
      <path d="M2 0v-34h4V0zm52 0v-34h4V0z" />
      <path d="M-2-34h64v7H-2zm0 10h64v5H-2zM-4-16h68v6H-4z" />
    </g>
  );
}
