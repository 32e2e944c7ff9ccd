import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '../../domain/tax-rate.ts';
import { namedValues } from './named-values.ts';
import type { Problem } from './problem.ts';
import { type Path, parseSource, type SourceFile } from './source-file.ts';

/** The files with the prices that estimates are made of. */
const pricedFiles = ['content/plans.yaml', 'content/addons.yaml', 'content/countries.yaml'];
/** Ratio of a change above which the check asks whether it is intended. */
const usualChange = 1.5;

/** Gives a file's text as it was committed last; undefined where there is none. */
export type CommittedReader = (file: string) => string | undefined;

/** Reads from the project's own git; without git nothing was committed. */
export function readCommitted(root: string): CommittedReader {
  return (file) => {
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 0 ? stdout : undefined;
  };
}

/**
 * Compares the prices and rates with those committed last: a large change is questioned, and any
 * change needs a new day in `updatedOn`.
 *
 * @param root absolute path of the project, whose content has passed the check
 * @param today as YYYY-MM-DD
 * @param read gives a file's text as it is now
 */
export function compareWithCommitted(
  root: string,
  committed: CommittedReader = readCommitted(root),
  today = dayOf(new Date()),
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): { problems: Problem[]; advice: Problem[] } {
  const changes = pricedFiles.flatMap((file) => {
    const text = read(file);
    const before = committed(file);
    if (before === undefined || before === text) return [];
    return changesBetween(parseSource(file, before), parseSource(file, text));
  });
  const advice = changes.flatMap(({ source, path, name, before, after }): Problem[] => {
    const ratio = before === 0 || after === 0 ? 1 : Math.max(after / before, before / after);
    if (ratio <= usualChange) return [];
    const sentence = `${name} was ${before} and is now ${after}; is that meant?`;
    return [{ file: source.file, line: source.lineOf(path), path, sentence }];
  });
  const [first] = changes.filter(({ startsOn }) => startsOn === undefined || startsOn <= today);
  return { advice, problems: first ? staleDay(read, committed, first.name, today) : [] };
}

function staleDay(
  read: (file: string) => string,
  committed: CommittedReader,
  changed: string,
  today: string,
): Problem[] {
  const file = 'content/countries.yaml';
  const source = parseSource(file, read(file));
  const dayIn = ({ value }: SourceFile) => (value as { updatedOn: string }).updatedOn;
  const day = dayIn(source);
  if (day === today || day !== dayIn(parseSource(file, committed(file) ?? ''))) return [];
  const path = ['updatedOn'];
  const sentence = `${changed} has changed, but "updatedOn" still says ${day}; write ${today}.`;
  return [{ file, line: source.lineOf(path), path, sentence }];
}

interface Change {
  source: SourceFile;
  path: Path;
  /** The entry as its owner would call it: `monthlyPrice, USD of pro`. */
  name: string;
  before: number;
  after: number;
  /** The day on which it takes effect, where it has one. */
  startsOn: string | undefined;
}

function changesBetween(old: SourceFile, source: SourceFile): Change[] {
  const before = new Map([...namedValues(old.value)].map((each) => [each.name, each.value]));
  return [...namedValues(source.value)].flatMap(({ name, path, value, startsOn }) => {
    const was = before.get(name);
    if (typeof was !== 'number' || typeof value !== 'number' || was === value) return [];
    return [{ source, path, name, before: was, after: value, startsOn }];
  });
}
