import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';

type Group = { [name: string]: unknown };

/**
 * Changes values of a JSON file, and keeps every other byte.
 *
 * @param source the file's text
 * @param value the new value of the file
 * @returns the new text; the same text for the same value
 */
export function editJson(source: string, value: unknown): string {
  return change(source, [], JSON.parse(source), value);
}

function change(source: string, path: JSONPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return source;
  if (!isGroup(before) || !isGroup(after)) return set(source, path, after);
  const names = Object.keys(before);
  const gone = names.filter((name) => !Object.hasOwn(after, name));
  let text = gone.reduce((rest, name) => set(rest, [...path, name], undefined), source);
  const kept = names.filter((name) => !gone.includes(name));
  for (const [index, name] of Object.keys(after).entries()) {
    if (kept.includes(name)) text = change(text, [...path, name], before[name], after[name]);
    else {
      text = set(text, [...path, name], after[name], index);
      kept.splice(index, 0, name);
    }
  }
  return text;
}

function set(source: string, path: JSONPath, value: unknown, index?: number): string {
  const edits = modify(source, path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    ...(index !== undefined && { getInsertionIndex: (names) => Math.min(index, names.length) }),
  });
  return applyEdits(source, edits);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
