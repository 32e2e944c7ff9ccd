import { nameOf } from './named-values.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

/**
 * Lists every entry of content/ with `assumed: true`, by its path, with its `note` on what to confirm.
 *
 * @param sources files with positions
 */
export function assumptions(sources: Readonly<Record<string, SourceFile>>): Problem[] {
  return Object.values(sources).flatMap((source) =>
    marked(source.value).map(({ path, name, value, note }) => ({
      file: source.file,
      line: source.lineOf([...path, 'assumed']),
      path,
      sentence: `${name}${value}: ${note ?? 'confirm or correct it'}.`,
    })),
  );
}

/** An entry as it is after confirmation: without `assumed` and `note`, or its single value. */
export function confirmed(entry: unknown): unknown {
  const { assumed: _, note: __, ...rest } = Object(entry) as Record<string, unknown>;
  return Object.keys(rest).join() === 'value' ? rest.value : rest;
}

interface Marked {
  path: Path;
  name: string;
  /** The value in brackets, where it is one word or number. */
  value: string;
  note: string | undefined;
}

function marked(value: unknown, path: Path = [], names: readonly string[] = []): Marked[] {
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  const own: Marked[] =
    group.assumed === true
      ? [
          {
            path,
            name: names.join(', ') || 'all of it',
            value: typeof group.value === 'object' || !group.value ? '' : ` (${group.value})`,
            note: group.note === undefined ? undefined : String(group.note),
          },
        ]
      : [];
  const inner = Object.entries(group).flatMap(([key, part]) => {
    const isList = Array.isArray(value);
    const name = isList ? nameOf(part, key) : key;
    return marked(part, [...path, isList ? Number(key) : key], [...names, name]);
  });
  return [...own, ...inner];
}
