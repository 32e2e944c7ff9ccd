import type { WikiScreenName } from '../wiki-screens.ts';
import styles from './wide-wiki-screen.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/** A photograph that is as wide as the page where that has room. */
export function WideWikiScreen({ of: name }: { of: WikiScreenName }) {
  return (
    <div className={styles.wide}>
      <WikiScreen of={name} isWide />
    </div>
  );
}
