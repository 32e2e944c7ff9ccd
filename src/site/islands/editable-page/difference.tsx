import { type Change, changedLines } from './changes.ts';
import styles from './difference.module.css';

/** The wikitext diff of a version against its predecessor. */
export function Difference({ before, after }: { before: string; after: string }) {
  return changedLines(before, after).map((changes, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
    <p key={index} className={lookOf(changes)}>
      {changes.map(({ kept, removed, added }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <span key={place}>
          <span>{kept}</span>
          {removed && <del>{removed}</del>}
          {removed && added && ' '}
          {added && <ins>{added}</ins>}
        </span>
      ))}
    </p>
  ));
}

function lookOf(changes: readonly Change[]): string {
  if (changes.some(({ added }) => added)) return `${styles.line} ${styles.added}`;
  const hasLost = changes.some(({ removed }) => removed);
  return hasLost ? `${styles.line} ${styles.removed}` : `${styles.line}`;
}
