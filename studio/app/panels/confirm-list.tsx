import { useState } from 'react';
import { confirmed } from '../../../src/content/check/assumptions.ts';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { Target } from '../../find/locate.ts';
import { pathOf, server } from '../api.ts';
import styles from './panel.module.css';

/** All assumed entries, each with a link to its form and a button that confirms it. */
export function ConfirmList({
  entries,
  open,
}: {
  entries: readonly Problem[];
  open: (targets: Target[]) => void;
}) {
  const [trouble, setTrouble] = useState('');
  if (entries.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>To be confirmed: {entries.length}</h3>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.file + entry.path?.join()}>
            <button
              type="button"
              className={styles.entry}
              onClick={() =>
                open([
                  { kind: 'entry', file: entry.file, path: pathOf(entry).slice(0, 2), label: '' },
                ])
              }
            >
              {entry.sentence}
            </button>
            <button
              type="button"
              aria-label={`Confirm ${entry.sentence}`}
              onClick={() => confirm(entry).then(setTrouble)}
            >
              Confirm
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removes the marks of an assumed entry. @returns an error message, or an empty text */
async function confirm(entry: Problem): Promise<string> {
  const at = { file: entry.file, path: pathOf(entry) };
  try {
    const [before] = await server.values([at]);
    await server.edit(
      [{ ...at, before, after: confirmed(before) }],
      `confirm:${at.path.join('.')}`,
    );
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
