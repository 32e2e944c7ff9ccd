/** A scalar of a file, with its path. */
export interface Leaf {
  path: (string | number)[];
  value: string | number | boolean;
}

/** All scalars in a value. */
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
 * Copies a value and sets the part at a path; undefined removes it. Missing groups on the path are created.
 *
 * @throws when a scalar is on the path
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
