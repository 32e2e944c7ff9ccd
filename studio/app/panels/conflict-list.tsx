import { type State, server } from '../api.ts';
import styles from './panel.module.css';

/** Files that somebody else has changed since the draft began: both versions, and a choice between them. */
export function ConflictList({ conflicts }: Pick<State, 'conflicts'>) {
  return conflicts.map(({ file, base, mine, theirs }) => (
    <section key={file} className={styles.block} role="alert">
      <h3>{file} was changed by somebody else</h3>
      <p className={styles.intro}>
        It was changed outside of the studio, by hand or by git, after you began. Nothing is written
        over it until you have looked at both.
      </p>
      <div className={styles.both}>
        <div>
          <b>Yours</b>
          <pre>{changedLines(base, mine)}</pre>
          <button type="button" className={styles.add} onClick={() => server.resolve(file, 'mine')}>
            Keep yours
          </button>
        </div>
        <div>
          <b>Theirs</b>
          <pre>{changedLines(base, theirs)}</pre>
          <button
            type="button"
            className={styles.add}
            onClick={() => server.resolve(file, 'theirs')}
          >
            Take theirs
          </button>
        </div>
      </div>
    </section>
  ));
}

/** The lines that one version has and the base has not. */
function changedLines(base: string, version: string): string {
  const known = new Set(base.split('\n'));
  const lines = version.split('\n').filter((line) => !known.has(line));
  return lines.join('\n') || 'Only lines that went away.';
}
