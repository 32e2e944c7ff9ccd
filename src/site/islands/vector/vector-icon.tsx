import styles from './vector.module.css';

/** MediaWiki's icons, as lines. */
const icons = {
  menu: 'M2 4h16M2 10h16M2 16h16',
  search: 'M8 2a6 6 0 1 0 .1 0zm4 10l6 6',
  more: 'M3 9a1 1 0 1 0 .1 0zm7 0a1 1 0 1 0 .1 0zm7 0a1 1 0 1 0 .1 0z',
} as const;

/** An icon of MediaWiki's skin Vector. */
export function VectorIcon({ of: icon }: { of: keyof typeof icons }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
  );
}
