/** A single value of a file, and where it stands. */
export interface Leaf {
  path: (string | number)[];
  value: string | number | boolean;
}

/** Every single value in a value. */
export function leavesOf(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => leavesOf(part, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
  }
  const isValue = ['string', 'number', 'boolean'].includes(typeof value);
  return isValue ? [{ path, value: value as Leaf['value'] }] : [];
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * A copy in which one value is another; undefined takes it out. The groups that are to hold it are
 * made where there are none.
 *
 * @throws when something else stands where a group or list is to hold it
 */
export function withValueAt(
  value: unknown,
  path: readonly (string | number)[],
  fresh: unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return fresh;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (rest.length === 0 && fresh === undefined) return value.toSpliced(index, 1);
    return value.toSpliced(index, 1, withValueAt(value[index], rest, fresh));
  }
  if (value !== undefined && (typeof value !== 'object' || value === null)) {
    throw new Error(`There is no place for "${key}".`);
  }
  const group = (value ?? {}) as Record<string, unknown>;
  if (rest.length === 0 && fresh === undefined) {
    const { [key]: _, ...kept } = group;
    return kept;
  }
  return { ...group, [key]: withValueAt(group[key], rest, fresh) };
}
