import styles from './vector.module.css';

/** MediaWiki's icons, as lines. */
const icons = {
  menu: 'M2 4h16M2 10h16M2 16h16',
  search: 'M8 2a6 6 0 1 0 .1 0zm4 10l6 6',
  glasses: 'M5 7a3 3 0 1 0 .1 0zm10 0a3 3 0 1 0 .1 0zM8 9q2-1 4 0',
  contents: 'M2 4h1m-1 6h1m-1 6h1M7 4h11M7 10h11M7 16h11',
  more: 'M3 9a1 1 0 1 0 .1 0zm7 0a1 1 0 1 0 .1 0zm7 0a1 1 0 1 0 .1 0z',
  down: 'M4 7l6 6l6-6',
} as const;

/** An icon of MediaWiki's skin Vector. */
export function VectorIcon({ of: icon }: { of: keyof typeof icons }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
  );
}
