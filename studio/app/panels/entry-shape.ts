import type { Entry, Path } from '../api.ts';

/** Whether a part is a list near the top of a file whose entries have forms of their own. */
export function isListAt(value: unknown, path: Path): boolean {
  return Array.isArray(value) && path.length <= 1 && (value.length === 0 || value.every(isGroup));
}

/**
 * Whether a part is edited in one form. Entries of a list are, and a file that is a union; another file, or a
 * large part of one, is a form only if its groups are small.
 */
export function isFormAt({ value, schema }: Pick<Entry, 'value' | 'schema'>, path: Path): boolean {
  if (isListAt(value, path)) return false;
  const [first, ...others] = Object.values(schema.properties ?? {});
  if (path.length === 0 && first?.anyOf && others.length === 0) return true;
  if (path.some((key) => typeof key === 'number')) return true;
  if (!isGroup(value)) return true;
  return Object.values(value).every((part) => !isGroup(part) || isFlat(part));
}

/** Whether a group has only single values, marked or not, such as a price in each currency. */
function isFlat(group: object): boolean {
  return Object.values(group).every((part) => !isGroup(part) || 'value' in part);
}

export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
