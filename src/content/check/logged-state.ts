import type { Content, ContentFileName } from '../schema/files.ts';
import { type LoggedValue, loggedValues } from './logged-values.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/** The file with the state that the log of changes was last compared with. */
export const loggedStateFile = 'content/logged.json';

type Value = LoggedValue['value'];
type Sources = Record<ContentFileName, SourceFile>;

/** The state of content/ at the last comparison. */
export interface LoggedState {
  /** Ids of the log's entries at that time. */
  entries: readonly string[];
  /** Every value by its file, by what it is about, and by its name. */
  values: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Value>>>>>>;
}

/** The state of content/ as it is now. */
export function currentState({ changes }: Content, sources: Sources): LoggedState {
  const values: Record<string, Record<string, Record<string, Value>>> = {};
  for (const { source, subject, name, value } of loggedValues(sources)) {
    values[source.file] ??= {};
    const ofFile = values[source.file] as Record<string, Record<string, Value>>;
    ofFile[subject] = { ...ofFile[subject], [name]: value };
  }
  return { entries: changes.map(({ id }) => id), values };
}

/** A value that differs from the saved state. */
export interface ValueChange {
  subject: string;
  source: SourceFile;
  line: number;
  name: string;
  was: Value | undefined;
  is: Value | undefined;
}

/**
 * Finds changes without an entry in content/changes.yaml: each needs an entry that is newer than the saved
 * state and names its subject.
 *
 * @param before the state that was last written down
 * @returns one sentence for each plan, add-on, row, country or other subject that has changed
 */
export function unloggedChanges(
  before: LoggedState,
  content: Content,
  sources: Sources,
): Problem[] {
  const unlogged = unloggedValues(before, content, sources);
  const subjects = new Set(unlogged.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const all = unlogged.filter((change) => change.subject === subject);
    const [first] = all;
    if (!first) return [];
    const { source, line, name, was, is } = first;
    const more =
      all.length > 1 ? `, and ${all.length - 1} more values of ${subject} have changed` : '';
    const sentence = `${name} was ${was ?? 'not there'} and is ${is ?? 'gone'} now${more}, which the log of changes does not tell; write an entry with "about: [${subject}]" at the top of ${sources.changes.file}.`;
    return [{ file: source.file, line, sentence }];
  });
}

/** The changed values without a new entry in the log. */
export function unloggedValues(
  before: LoggedState,
  { changes }: Content,
  sources: Sources,
): ValueChange[] {
  const news = changes.filter(({ id }) => !before.entries.includes(id));
  const logged = new Set(news.flatMap(({ about }) => about));
  return changesSince(before, sources).filter(({ subject }) => !logged.has(subject));
}

function changesSince({ values }: LoggedState, sources: Sources): ValueChange[] {
  const now = loggedValues(sources);
  const changed = now.flatMap(({ source, subject, name, path, value }): ValueChange[] => {
    const was = values[source.file]?.[subject]?.[name];
    if (was === value) return [];
    return [{ subject, source, line: source.lineOf(path), name, was, is: value }];
  });
  const kept = new Set(now.map(({ source, subject, name }) => `${source.file} ${subject} ${name}`));
  const gone = Object.values(sources).flatMap((source) =>
    Object.entries(values[source.file] ?? {}).flatMap(([subject, ofSubject]) =>
      Object.entries(ofSubject).flatMap(([name, was]): ValueChange[] =>
        kept.has(`${source.file} ${subject} ${name}`)
          ? []
          : [{ subject, source, line: 1, name, was, is: undefined }],
      ),
    ),
  );
  return [...changed, ...gone];
}
