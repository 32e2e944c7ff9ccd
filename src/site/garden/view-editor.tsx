import styles from './garden.module.css';
import { onPlane } from './projection.ts';
import writing from './writing.module.css';

/** The frame of a visual editor over the right-hand bed: bold, italic, link, and a caret. */
export function EditorFrame() {
  return (
    <>
      <path className={styles.line} strokeDasharray="3 4" d="M36 152v-32m228 32v-32m-114 86v-28" />
      <g transform={onPlane('ground', [174, 24, 32])}>
        <path className={styles.marigold} d="M-6-32h122v148H-6zM0 0v110h110V0z" />
        <path className={writing.page} d="M-2-28h114v24H-2z" />
        <path
          className={writing.writing}
          strokeWidth="3"
          d="M10-23v14h6a3.5 3.5 0 0 0 0-7h-5h4a3.5 3.5 0 0 0 0-7zM42-22h-7m-5 13h7m-3 0l5-14"
        />
        <path className={writing.link} d="M56-16h40" />
      </g>
      <path
        className={styles.marigold}
        transform={onPlane('ground', [174, 24, 9])}
        d="M53 6h3v18h-3z"
      />
    </>
  );
}
