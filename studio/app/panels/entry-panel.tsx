import { useEffect, useState } from 'react';
import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import { type Entry, type Path, pathOf, type State, server } from '../api.ts';
import { EntryForm } from '../form/entry-form.tsx';
import type { Shown } from '../page/shown.ts';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import { EntryList } from './entry-list.tsx';
import { isFormAt, isListAt } from './entry-shape.ts';
import styles from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import { UnwrittenTexts } from './unwritten-texts.tsx';

type EntryTarget = Extract<Target, { kind: 'entry' }>;

/** A part of a file of content/: a list of entries, of groups, or a form. */
export function EntryPanel({
  target,
  state,
  shown,
  version,
  others,
  open,
}: {
  target: EntryTarget;
  state: State;
  shown: Shown;
  version: number;
  others: readonly Target[];
  open: (targets: Target[]) => void;
}) {
  const { file } = target;
  const [entry, setEntry] = useState<Entry & { path: Path }>();
  const [trouble, setTrouble] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let isWanted = true;
    formHolding(file, target.path)
      .then((found) => isWanted && setEntry(found))
      .catch((error) => isWanted && setTrouble(error.message));
    return () => {
      isWanted = false;
    };
  }, [file, target.path, version]);
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!entry) return null;

  const { path, titles, help } = entry;
  const crumbs = titles.slice(0, -1).map((title, depth) => ({
    title,
    target: { kind: 'entry' as const, file, path: path.slice(0, depth), label: title },
  }));
  const isInside = (other: Path) => path.every((key, index) => other[index] === key);
  const findings = state.problems.filter((each) => each.file === file && isInside(pathOf(each)));
  const advice = state.advice.filter((each) => each.file === file && isInside(pathOf(each)));
  const unwritten = findings.flatMap((finding) => finding.unwritten ?? []);
  const props = { file, entry, path, findings, version, open };
  return (
    <>
      <PanelHead title={titles.at(-1) ?? ''} crumbs={crumbs} others={others} open={open}>
        {help.intro && path.length === 0 && <p className={styles.intro}>{help.intro}</p>}
      </PanelHead>
      {help.notes.length > 0 && (
        <details className={styles.notes}>
          <summary>What to know</summary>
          {help.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
      {path.length > 0 &&
        advice.map(({ sentence }) => (
          <p key={sentence} className={styles.advice}>
            {sentence.replace(/^./, (first) => first.toUpperCase())}
          </p>
        ))}
      <Sentences title="Its words" keys={entry.sentences} open={open} />
      {isFormAt(entry, path) ? (
        <EntryEditor {...{ file, entry, path, findings }} focus={target.path} />
      ) : (
        <EntryList {...props} />
      )}
      <UnwrittenTexts id={Object(entry.value).id} keys={unwritten} {...{ state, shown, version }} />
    </>
  );
}

/** Texts that belong to the edited part, each with a link to its form. */
function Sentences({
  title,
  keys,
  open,
}: {
  title: string;
  keys: readonly string[];
  open: (targets: Target[]) => void;
}) {
  if (keys.length === 0) return null;
  return (
    <p className={styles.others}>
      {title}:{' '}
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => open([{ kind: 'text', key }])}>
          {key.split('.').map(labelOf).join(', ')}
        </button>
      ))}
    </p>
  );
}

/** Loads the form that contains a path: for a single value, that of the group around it. */
async function formHolding(file: string, wanted: Path): Promise<Entry & { path: Path }> {
  for (let depth = 0; depth < wanted.length; depth += 1) {
    const path = wanted.slice(0, depth);
    const entry = await server.entry(file, path);
    if (isFormAt(entry, path) && !isListAt(entry.value, path)) return { ...entry, path };
  }
  return { ...(await server.entry(file, wanted)), path: wanted };
}

function EntryEditor({
  file,
  entry,
  path,
  findings,
  focus,
}: {
  file: string;
  entry: Entry;
  path: Path;
  findings: State['problems'];
  focus: Path;
}) {
  const { value, change, ...rest } = useSavedValue<unknown>(file, path, entry.value);
  useEffect(() => {
    const id = ['root', ...focus.slice(path.length)].join('_');
    const field = focus.length > path.length && document.getElementById(id);
    if (field) field.focus();
  }, [focus, path]);
  return (
    <>
      <Conflict {...rest} />
      <EntryForm
        schema={entry.schema}
        value={value}
        path={path}
        findings={findings}
        onChange={change}
      />
    </>
  );
}
