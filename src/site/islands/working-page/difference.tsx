import { changesOf } from './changes.ts';
import styles from './difference.module.css';

/** What a version took away and added, word by word, as wikitext. */
export function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.difference}>
      {changesOf(before, after).map(({ kept, removed, added }, index) => {
        const key = `${index} ${kept}`;
        return (
          <span key={key}>
            {kept}
            {removed && <del>{removed}</del>}
            {removed && added && ' '}
            {added && <ins>{added}</ins>}
          </span>
        );
      })}
    </p>
  );
}
