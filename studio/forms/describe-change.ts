import { isDeepStrictEqual } from 'node:util';
import { listChange } from '../files/list-change.ts';
import { differingTexts, labelOf, lowerFirst, titleOf, unitOf, valueText } from './words.ts';

/** One difference between two versions of a file, in words that do not refer to the file. */
export interface Change {
  path: (string | number)[];
  /** Entry and value: `Pro, monthly price, US Dollar (USD)`; in lower case except names. */
  what: string;
  before: string;
  after: string;
}

/** Describes all differences between two values of a file. */
export function describeChanges(before: unknown, after: unknown): Change[] {
  return [...differences(before, after, [], [])];
}

/** Writes a change as `Pro, monthly price: 17.99 → 18.99`. */
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
      yield* differences(
        old,
        fresh,
        [...path, key],
        [...names, nameOf(key, fresh ?? old, names.length === 0)],
      );
    }
  } else {
    const unit = unitOf(path.at(-1) ?? '');
    const written = (value: unknown) =>
      typeof value === 'number' && unit ? `${value} ${unit}` : valueText(value);
    const what = names.length > 0 ? names.filter(Boolean).join(', ') : 'the text';
    const [old, fresh] =
      typeof before === 'string' && typeof after === 'string' && before && after
        ? differingTexts(before, after)
        : [written(before), written(after)];
    yield { path, what, before: old, after: fresh };
  }
}

/** Entries are added, removed and moved as wholes; the others are compared inside. */
function* listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  names: readonly string[],
): Generator<Change> {
  let list = [...before];
  for (let step = listChange(list, after); step.kind !== 'same'; step = listChange(list, after)) {
    const entry = (value: unknown, index: number) => {
      const title = titleOf(value, index);
      const isNamed = title !== titleOf({}, index);
      const what = [...names, ...(isNamed ? [title] : [])].filter(Boolean).join(', ');
      return { what, is: isNamed ? '' : `${valueText(value)}, ` };
    };
    if (step.kind === 'remove') {
      const { what, is } = entry(list[step.index], step.index);
      yield { path, what, before: `${is}listed`, after: 'taken out' };
      list.splice(step.index, 1);
    } else if (step.kind === 'insert') {
      const { what, is } = entry(step.value, step.index);
      yield { path, what, before: 'not listed', after: `${is}added` };
      list.splice(step.index, 0, step.value);
    } else {
      const what = [...names, 'order'].filter(Boolean).join(', ');
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

/** The name of a part. A list at the top of a file has none, because its entries say enough. */
function nameOf(key: string, value: unknown, isTop: boolean): string {
  if (isTop && Array.isArray(value) && isListOfGroups(value)) return '';
  const label = labelOf(key);
  // Currencies and languages are names.
  return /^([A-Z]{3}|[a-z]{2})$/.test(key) ? label : lowerFirst(label);
}

function isListOfGroups(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every(isGroup);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
