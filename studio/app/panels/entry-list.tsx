import { type ReactNode, useEffect, useState } from 'react';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { Target } from '../../find/locate.ts';
import { titleOf } from '../../forms/words.ts';
import { type Entry, type Path, server } from '../api.ts';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import { EntryRow } from './entry-row.tsx';
import { isGroup, isListAt } from './entry-shape.ts';
import { newEntry } from './new-entry.ts';
import styles from './panel.module.css';
import { SingleValues } from './single-values.tsx';

/** Above this many entries, the list has a filter. */
const manyEntries = 12;

interface ListProps {
  file: string;
  entry: Entry;
  path: Path;
  findings: readonly Problem[];
  version: number;
  open: (targets: Target[]) => void;
}

/** The entries of a list, or the groups of a file, each with a link to its form. */
export function EntryList({ file, entry, path, findings, version, open }: ListProps) {
  const [filter, setFilter] = useState('');
  const saved = useSavedValue<unknown>(file, path, entry.value);
  const { value, change } = saved;
  const keys: (string | number)[] = Array.isArray(value)
    ? [...value.keys()]
    : Object.keys(value as object);
  const inside = (key: string | number) => (value as Record<string | number, unknown>)[key];
  const titleAt = (key: string | number) => titleOf(inside(key), key);
  const parts = keys.filter((key) => isGroup(inside(key)));
  const lists = Array.isArray(value) ? [] : parts.filter((key) => isListAt(inside(key), [key]));
  const shown = parts.filter((key) => {
    if (lists.includes(key)) return false;
    return titleAt(key).toLowerCase().includes(filter.trim().toLowerCase());
  });
  const go = (key: string | number) =>
    open([{ kind: 'entry', file, path: [...path, key], label: '' }]);
  const list = Array.isArray(value) ? value : undefined;
  return (
    <>
      <Conflict {...saved} />
      {findings
        .filter((finding) => (finding.path?.length ?? 0) <= path.length + 1)
        .map(({ sentence }) => (
          <p key={sentence} className={styles.problem}>
            {sentence}
          </p>
        ))}
      <SingleValues file={file} entry={entry} path={path} findings={findings} />
      {parts.length > manyEntries && (
        <input
          type="search"
          className={styles.filter}
          aria-label="Show entries with these words"
          placeholder="Show entries with …"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {lists.map((key) => (
        <Part key={key} file={file} path={[...path, key]} version={version} open={open}>
          <h3>{titleAt(key)}</h3>
        </Part>
      ))}
      <ul className={styles.list}>
        {shown.map((key) => (
          <EntryRow
            key={key}
            title={titleAt(key)}
            heading={filter === '' ? entry.help.headings[String(key)] : undefined}
            onOpen={() => go(key)}
            {...(list &&
              filter === '' && {
                onMove: (by: number) => change(moved(list, Number(key), by)),
                onRemove: () => change(list.toSpliced(Number(key), 1)),
                place: [Number(key), list.length] as const,
              })}
          />
        ))}
      </ul>
      {list && (
        <button
          type="button"
          className={styles.add}
          onClick={async () => {
            const fresh = newEntry(list);
            const after = [...list, fresh];
            await server.edit([{ file, path, before: list, after }], `${file}:${path}:add`);
            go(list.length);
          }}
        >
          Add an entry
        </button>
      )}
    </>
  );
}

/** A list within a file, with its own heading. */
function Part({
  file,
  path,
  version,
  open,
  children,
}: Pick<ListProps, 'file' | 'path' | 'version' | 'open'> & { children: ReactNode }) {
  const [entry, setEntry] = useState<Entry>();
  const at = JSON.stringify(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    server.entry(file, JSON.parse(at)).then(setEntry, () => {});
  }, [file, at, version]);
  if (!entry) return null;
  return (
    <section className={styles.part}>
      {children}
      <EntryList {...{ file, path, entry, version, open }} findings={[]} />
    </section>
  );
}

function moved(list: readonly unknown[], from: number, by: number): unknown[] {
  return list.toSpliced(from, 1).toSpliced(from + by, 0, list[from]);
}
