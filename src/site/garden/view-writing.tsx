import styles from './garden.module.css';
import whole from './whole.module.css';

/** The quill that has just written the last words on the front bed. */
export function Quill() {
  return (
    <g transform="translate(-10 152)">
      <path
        className={styles.feather}
        d="M20-46C0-120 40-220 150-262C158-190 146-146 128-114l-24 4 12 14C96-72 70-52 38-40z"
      />
      <path className={styles.line} d="M0 0C16-60 60-160 122-226" />
      <path className={whole.ink} d="M0 0l3-20 9 5z" />
    </g>
  );
}
