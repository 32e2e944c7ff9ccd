/**
 * Makes a new entry from the last one, so that only what differs has to be typed. It gets an id of its own, and empty
 * lists of words.
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
