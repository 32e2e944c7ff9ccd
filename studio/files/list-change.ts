/** One step of the change from a list to another. */
export type ListChange =
  | { kind: 'same' }
  | { kind: 'remove'; index: number }
  | { kind: 'insert'; index: number; value: unknown }
  | { kind: 'reorder'; order: readonly number[] };

/**
 * Finds the next step from a list to another, so that unchanged entries are not touched. Entries are identified by
 * `id`, `code` or `key`, otherwise by their content. An entry that replaces another between the same neighbours counts
 * as the same, changed entry.
 *
 * @returns one step; after all steps, the lists differ only inside their entries
 */
export function listChange(before: readonly unknown[], after: readonly unknown[]): ListChange {
  const wanted = namesOf(after);
  const old = withRenamed(namesOf(before), wanted);
  const gone = old.findLastIndex((name) => !wanted.includes(name));
  if (gone >= 0) return { kind: 'remove', index: gone };
  const fresh = wanted.findIndex((name) => !old.includes(name));
  if (fresh >= 0) {
    const index = Math.min(fresh, old.length);
    return { kind: 'insert', index, value: after[fresh] };
  }
  const order = wanted.map((name) => old.indexOf(name));
  return order.every((from, to) => from === to) ? { kind: 'same' } : { kind: 'reorder', order };
}

/** The old names, with the new name of each entry that was changed in place. */
function withRenamed(old: readonly string[], wanted: readonly string[]): string[] {
  const places = new Map(placesOfOthers(wanted, old).map(({ place, name }) => [place, name]));
  const renamed = new Map(
    placesOfOthers(old, wanted).map(({ place, name }) => [name, places.get(place) ?? name]),
  );
  return old.map((name) => renamed.get(name) ?? name);
}

/** The names that the other list lacks, each with its position: the last common name before it and the distance. */
function placesOfOthers(list: readonly string[], other: readonly string[]) {
  let [neighbour, distance] = ['', 0];
  return list.flatMap((name) => {
    if (other.includes(name)) {
      [neighbour, distance] = [name, 0];
      return [];
    }
    distance += 1;
    return [{ name, place: JSON.stringify([neighbour, distance]) }];
  });
}

/** A unique name for each entry. */
function namesOf(list: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return list.map((entry) => {
    const name = nameOf(entry);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return JSON.stringify([name, count]);
  });
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
  const { id, code, key } = entry as Record<string, unknown>;
  return JSON.stringify(id ?? code ?? key ?? entry);
}
