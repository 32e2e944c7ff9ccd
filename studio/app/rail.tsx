import { useEffect, useState } from 'react';
import type { Target } from '../find/locate.ts';
import type { Found } from '../find/search.ts';
import { type State, server } from './api.ts';
import styles from './rail.module.css';
import type { View } from './view.ts';

/** Search field and menu of subjects. */
export function Rail({
  state,
  view,
  open,
}: {
  state: State;
  view: View;
  open: (targets: Target[]) => void;
}) {
  const [query, setQuery] = useState('');
  const found = useSearch(query);
  const groups = Map.groupBy(state.subjects, ({ group }) => group);
  return (
    <nav className={styles.rail} aria-label="Subjects">
      <label className={styles.search}>
        <span>Search words of the pages</span>
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status" className={styles.count}>
        {found && `${found.length === 0 ? 'Nothing' : found.length} found`}
      </p>
      {found ? (
        <ul className={styles.found}>
          {found.map(({ target, where, excerpt }) => (
            <li key={JSON.stringify(target) + where}>
              <button type="button" onClick={() => open([target])}>
                <small>{where}</small>
                <span>
                  <Excerpt text={excerpt} query={query} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        [...groups].map(([group, subjects]) => (
          <details key={group} open={group !== 'Sentences'} className={styles.group}>
            <summary>{group}</summary>
            <ul>
              {subjects.map(({ title, file }) => (
                <li key={file}>
                  <button
                    type="button"
                    aria-current={isOpen(view, file) ? 'true' : undefined}
                    onClick={() => open([targetOf(file)])}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))
      )}
    </nav>
  );
}

function useSearch(query: string): Found[] | undefined {
  const [found, setFound] = useState<Found[]>();
  useEffect(() => {
    if (query.trim().length < 2) return setFound(undefined);
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await server.search(query).catch(() => []);
      if (isWanted) setFound(answer);
    }, 250);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
}

/** The words around a match. */
function Excerpt({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query.trim().toLowerCase());
  const from = Math.max(0, at - 30);
  if (at < 0) return <>{text.slice(0, 90)}</>;
  return (
    <>
      {from > 0 && '… '}
      {text.slice(from, at)}
      <mark>{text.slice(at, at + query.trim().length)}</mark>
      {text.slice(at + query.trim().length, at + 90)}
    </>
  );
}

/** The target of a subject: a file, the head of a legal text, or all texts of a file. */
function targetOf(file: string): Target {
  const name = /([^/]*)\.\w+$/.exec(file)?.[1] ?? '';
  if (file.startsWith('locales/')) return { kind: 'text', key: name };
  if (file.endsWith('.mdx')) return { kind: 'legal', name, index: 0 };
  return { kind: 'entry', file, path: [], label: '' };
}

function isOpen(view: View, file: string): boolean {
  if (!view || view === 'changes') return false;
  const { target } = view;
  const name = /([^/]*)\.\w+$/.exec(file)?.[1] ?? '';
  if (target.kind === 'entry') return target.file === file;
  if (target.kind === 'legal') return file.endsWith(`/${target.name}.mdx`);
  return file.startsWith('locales/') && target.key.split('.')[0] === name;
}
