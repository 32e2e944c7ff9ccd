import type { UnsentCommit } from '../../publish/repository.ts';
import styles from './panel.module.css';

/** Commits that have not been pushed, and a button to push them. */
export function Unsent({
  commits,
  remote,
  send,
}: {
  commits: readonly UnsentCommit[];
  remote: string;
  send: () => void;
}) {
  return (
    <>
      <h3>Not sent yet</h3>
      <p className={styles.intro}>
        {commits.length === 1 ? 'This commit is' : `These ${commits.length} commits are`} on this
        computer only.
      </p>
      <ul className={styles.list}>
        {commits.map(({ commit, subject }) => (
          <li key={commit}>
            {commit}: {subject}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.primary} onClick={send}>
        Send to {remote}
      </button>
    </>
  );
}
