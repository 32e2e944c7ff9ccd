import { isDeepStrictEqual } from 'node:util';
import { listChange } from '../files/list-change.ts';
import { differingTexts, labelOf, titleOf, unitOf, valueText } from './words.ts';

/** One difference between what a file said and what it says, for people who see no files. */
export interface Change {
  path: (string | number)[];
  /** Whose it is and what: `Pro, monthly price, US Dollar (USD)`. */
  what: string;
  before: string;
  after: string;
}

/** Finds everything that differs between two values of a file, leaf by leaf. */
export function describeChanges(before: unknown, after: unknown): Change[] {
  return [...differences(before, after, [], [])];
}

/** `Pro, monthly price: 17.99 → 18.99` */
export function changeSentence({ what, before, after }: Change): string {
  return `${what}: ${before} → ${after}`;
}

function* differences(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  names: readonly string[],
): Generator<Change> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && isListOfGroups([...before, ...after])) {
    yield* listDifferences(before, after, path, names);
  } else if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [old, fresh] = [before[key], after[key]];
      yield* differences(old, fresh, [...path, key], [...names, nameOf(key, fresh ?? old)]);
    }
  } else {
    const unit = unitOf(path.at(-1) ?? '');
    const written = (value: unknown) =>
      typeof value === 'number' && unit ? `${value} ${unit}` : valueText(value);
    const what = names.length > 0 ? sentenceCase(names) : 'The text';
    const [old, fresh] =
      typeof before === 'string' && typeof after === 'string' && before && after
        ? differingTexts(before, after)
        : [written(before), written(after)];
    yield { path, what, before: old, after: fresh };
  }
}

/** Entries come, go and move as wholes; those that stay are looked into. */
function* listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  names: readonly string[],
): Generator<Change> {
  let list = [...before];
  for (let step = listChange(list, after); step.kind !== 'same'; step = listChange(list, after)) {
    const entry = (value: unknown, index: number) =>
      sentenceCase([...names, titleOf(value, index)]);
    if (step.kind === 'remove') {
      const what = entry(list[step.index], step.index);
      yield { path, what, before: 'listed', after: 'taken out' };
      list.splice(step.index, 1);
    } else if (step.kind === 'insert') {
      yield { path, what: entry(step.value, step.index), before: 'not listed', after: 'added' };
      list.splice(step.index, 0, step.value);
    } else {
      const what = sentenceCase([...names, 'order']);
      const titles = (of: readonly unknown[]) => of.map(titleOf).join(', ');
      yield { path, what, before: valueText(titles(list)), after: valueText(titles(after)) };
      list = step.order.map((index) => list[index]);
    }
  }
  for (const [index, fresh] of after.entries()) {
    const title = titleOf(list[index], index);
    yield* differences(list[index], fresh, [...path, index], [...names, title]);
  }
}

/** A list or group at the top of a file says nothing that its entries do not. */
function nameOf(key: string, value: unknown): string {
  return Array.isArray(value) && isListOfGroups(value) ? '' : labelOf(key);
}

function sentenceCase(names: readonly string[]): string {
  const [first = '', ...rest] = names.filter(Boolean);
  return [
    first,
    ...rest.map((name) => name.replace(/^[A-Z](?=[a-z ])/, (each) => each.toLowerCase())),
  ].join(', ');
}

function isListOfGroups(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every(isGroup);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
