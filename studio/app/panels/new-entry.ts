/**
 * A new entry is like the last one, so that only what differs is typed: under a name of its own, and
 * without the words that are listed for the other.
 */
export function newEntry(list: readonly unknown[]): unknown {
  const last = Object.entries(structuredClone(list.at(-1) ?? {})).map(([key, value]) => {
    if (key === 'code') return [key, ''];
    if (key === 'id' || key === 'key') return [key, `new-${list.length + 1}`];
    return [key, isListOfWords(value) ? [] : value];
  });
  return Object.fromEntries(last);
}

function isListOfWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
