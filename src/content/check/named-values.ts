import type { Path } from './source-file.ts';

/** A value of a file, under a name that stays when lines move. */
export interface NamedValue {
  /** As the file's owner would call it: `monthlyPrice, USD of pro`. */
  name: string;
  path: Path;
  value: string | number | boolean;
  /** The entry of the outermost list that it belongs to, such as `pro`; empty outside lists. */
  owner: string;
  /** The day on which it takes effect, where it has one. */
  startsOn: string | undefined;
}

/** Every value by the ids of the entries it belongs to, so that moving a line is not a change. */
export function* namedValues(
  value: unknown,
  path: Path = [],
  owners: readonly string[] = [],
  keys: readonly string[] = [],
): Generator<NamedValue> {
  if (typeof value !== 'object' || value === null) {
    if (value === null || value === undefined) return;
    const of = owners.length > 0 ? ` of ${owners.join(', ')}` : '';
    yield {
      name: `${keys.join(', ')}${of}`,
      path,
      value: value as NamedValue['value'],
      owner: owners.at(-1) ?? '',
      startsOn: undefined,
    };
    return;
  }
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, isList ? Number(key) : key];
    // Whether a value was only assumed does not change its name.
    const innerKeys = isList ? [] : key === 'value' ? keys : [...keys, key];
    const innerOwners = isList ? [nameOf(inner, key), ...owners] : owners;
    for (const each of namedValues(inner, innerPath, innerOwners, innerKeys)) {
      yield { ...each, startsOn: each.startsOn ?? (isList ? startOf(inner) : undefined) };
    }
  }
}

/** What an entry of a list is called: by its id, or by what tells it from the others. */
export function nameOf(entry: unknown, index: string): string {
  if (typeof entry === 'string') return entry;
  const { id, code, key, validFrom, employeesFrom, memoryGb } = (entry ?? {}) as Record<
    string,
    unknown
  >;
  return String(id ?? code ?? key ?? validFrom ?? employeesFrom ?? memoryGb ?? index);
}

function startOf(entry: unknown): string | undefined {
  const { validFrom } = (entry ?? {}) as { validFrom?: string };
  return validFrom;
}
