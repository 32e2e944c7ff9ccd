import type { Entry, Path } from '../api.ts';

/** Whether a part is a list of groups near the top of a file, each of which has a form of its own. */
export function isListAt(value: unknown, path: Path): boolean {
  return Array.isArray(value) && path.length <= 1 && (value.length === 0 || value.every(isGroup));
}

/**
 * Whether a part is edited in one form. Entries of a list are, and a file with one value of which the
 * kind is to be chosen; another file, or a large part of one, is a form only when its groups are small.
 */
export function isFormAt({ value, schema }: Pick<Entry, 'value' | 'schema'>, path: Path): boolean {
  if (isListAt(value, path)) return false;
  const [first, ...others] = Object.values(schema.properties ?? {});
  if (path.length === 0 && first?.anyOf && others.length === 0) return true;
  if (path.some((key) => typeof key === 'number')) return true;
  if (!isGroup(value)) return true;
  return Object.values(value).every((part) => !isGroup(part) || isFlat(part));
}

/** A group of single values, marked or not: a dozen texts, a price in each currency. */
function isFlat(group: object): boolean {
  return Object.values(group).every((part) => !isGroup(part) || 'value' in part);
}

export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
