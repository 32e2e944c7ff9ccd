import styles from './garden.module.css';
export function Quill() {
  return (
    <g transform="translate(-10 152)">
      <path className={styles.feather} d="M20-46C0-120 40-220 150-262C164-160 120-84 38-40z" />
      <path className={styles.line} d="M0 0C16-60 60-160 122-226M34-90l-20-10m40-30l36-10" />
      <path className={styles.ink} d="M0 0l3-20 9 5z" />
    </g>
  );
}
