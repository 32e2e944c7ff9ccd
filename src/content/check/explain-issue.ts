import type { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';
import { nearest, suggest } from './suggest.ts';

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
 * Turns what a schema found in a file into plain sentences: one for each mistake, even where a
 * misspelt word causes two findings, the unknown word and the missing one.
 *
 * @param issues findings of zod, whose messages are second halves of sentences ("must be …")
 * @param source the file they were found in
 */
export function explainIssues(issues: readonly z.core.$ZodIssue[], source: SourceFile): Problem[] {
  const misspelt = new Map<z.core.$ZodIssue, string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const missing = issues.filter(
      ({ path }) =>
        path.length === issue.path.length + 1 &&
        issue.path.every((part, index) => part === path[index]) &&
        valueAt(source.value, path) === undefined,
    );
    const names = missing.map(({ path }) => String(path.at(-1)));
    for (const key of issue.keys) {
      const meant = missing[names.indexOf(nearest(key, names) ?? '')];
      if (meant) misspelt.set(meant, key);
    }
  }
  return issues.flatMap((issue) =>
    misspelt.has(issue) ? [] : explainIssue(issue, source, [...misspelt]),
  );
}

/**
 * Turns one finding into plain sentences, each with the line it is about.
 *
 * @param misspelt findings that a word is missing, each with the word that stands in its place
 */
function explainIssue(
  issue: z.core.$ZodIssue,
  source: SourceFile,
  misspelt: readonly (readonly [z.core.$ZodIssue, string])[] = [],
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const line = source.lineOfKey([...issue.path, key]);
      const meant = misspelt.find(([, word]) => word === key)?.[0].path.at(-1);
      const sentence =
        explainComma(key, source.text.split('\n')[line - 1] ?? '') ??
        `the word "${key}" is not known here; ${meant === undefined ? 'check its spelling, or remove it' : `write "${String(meant)}"`}.`;
      return { file: source.file, line, path: issue.path, sentence };
    });
  }
  const path = writtenPath(issue.path, source.value);
  const value = valueAt(source.value, path);
  const ending = value === undefined ? `is missing; it ${issue.message}` : issue.message;
  const sentence = `${nameOf(path, source.value)} ${ending}${quotation(value, issue.message)}.`;
  return [{ file: source.file, line: source.lineOf(path), path, sentence }];
}

/** Between braces a comma separates two entries, so that 17,99 is read as 17 and a word "99". */
function explainComma(key: string, line: string): string | undefined {
  const [written, whole] = new RegExp(`(\\d+),${key}(?!\\d)`).exec(line) ?? [];
  return /^\d+$/.test(key) && whole
    ? `"${written}" has a comma, which parts entries here; write ${whole}.${key} with a point.`
    : undefined;
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

function quotation(value: unknown, expectation: string): string {
  if (value === undefined) return '';
  if (value === null || value === '') return '; it is empty';
  if (isGroup(value)) return '';
  const said = String(value);
  const meant = suggest(said, expectation);
  const advice = meant !== undefined && meant !== said ? `: write ${meant}` : '';
  return `; it says "${said.length > 60 ? `${said.slice(0, 60)}…` : said}"${advice}`;
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
