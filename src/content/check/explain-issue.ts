import type { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The half-sentence for a rule that has none of its own. */
export const expectation: z.core.$ZodErrorMap = (issue: RawIssue) => {
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return 'must be a group of entries, each written as "name: value"';
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return 'must be a list whose entries each start with a hyphen';
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  return 'is not written as it must be';
};

/**
 * Turns what a schema found into plain sentences, each with the line it is about.
 *
 * @param issue a finding of zod, whose message is the second half of a sentence ("must be …")
 * @param source the file it was found in
 */
export function explainIssue(issue: z.core.$ZodIssue, source: SourceFile): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file: source.file,
      line: source.lineOfKey([...issue.path, key]),
      sentence: `the word "${key}" is not known here; check its spelling, or remove it.`,
    }));
  }
  const path = writtenPath(issue.path, source.value);
  const value = valueAt(source.value, path);
  const ending = value === undefined ? `is missing; it ${issue.message}` : issue.message;
  return [
    {
      file: source.file,
      line: source.lineOf(path),
      sentence: `${nameOf(path, source.value)} ${ending}${quotation(value)}.`,
    },
  ];
}

/** The schema looks for an assumable value under `value`, whether or not it is written that way. */
function writtenPath(path: Path, root: unknown): Path {
  return path.filter((key, index) => {
    if (key !== 'value') return true;
    const holder = valueAt(root, path.slice(0, index));
    return isGroup(holder) && 'value' in holder;
  });
}

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), root);
}

function quotation(value: unknown): string {
  if (value === undefined) return '';
  if (value === null || value === '') return '; it is empty';
  if (isGroup(value)) return '';
  const said = String(value);
  return `; it says "${said.length > 60 ? `${said.slice(0, 60)}…` : said}"`;
}

/**
 * What a path is called in a sentence: `the monthly price (USD) of Pro` inside a list, whose
 * entries have names, and `the entry "links: demo"` elsewhere.
 */
function nameOf(path: Path, root: unknown): string {
  const lastIndex = path.findLastIndex((key) => typeof key === 'number');
  const keys = path
    .slice(lastIndex + 1)
    .filter((key) => key !== 'value')
    .map(String);
  if (lastIndex < 0) return keys.length > 0 ? `the entry "${keys.join(': ')}"` : 'the file';
  const entry = entryName(path.slice(0, lastIndex + 1), root);
  const [field, ...details] = keys;
  if (field === undefined) return entry;
  return `the ${words(field)}${details.length > 0 ? ` (${details.join(', ')})` : ''} of ${entry}`;
}

function entryName(path: Path, root: unknown): string {
  const item = valueAt(root, path);
  const named = isGroup(item) ? (item.name ?? item.id ?? item.code ?? item.key) : undefined;
  if (typeof named === 'string') return named;
  const list = path.slice(0, -1);
  const ordinal = `entry ${Number(path.at(-1)) + 1}`;
  const owner = list.findLastIndex((key) => typeof key === 'number');
  if (list.length === 0) return ordinal;
  const inList = `${ordinal} of ${words(String(list.at(-1)))}`;
  return owner < 0 ? inList : `${inList} of ${entryName(list.slice(0, owner + 1), root)}`;
}

function words(key: string): string {
  return key.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
