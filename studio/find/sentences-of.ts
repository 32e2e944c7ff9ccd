import path from 'node:path';

/**
 * Finds the texts that belong to an entry of content/: those whose key contains its short name.
 *
 * @param file of the entry
 * @param id its short name
 * @param keys of all English texts
 * @returns keys of texts or groups of texts, those of the namespace with the file's name first; for a file
 *   whose entries have one text each, the key of a new entry's text
 */
export function sentencesOf(file: string, id: string, keys: readonly string[]): string[] {
  const namespace = path.basename(file, '.yaml');
  const found = keys.flatMap((key) => {
    const names = key.split('.');
    const at = names.indexOf(id, 1);
    return at > 0 ? [names.slice(0, at + 1).join('.')] : [];
  });
  const all = [...new Set(found)];
  const own = all.filter((key) => key.startsWith(`${namespace}.`));
  const isFlat = keys.some((key) => key.startsWith(`${namespace}.`) && key.split('.').length === 2);
  if (own.length === 0 && isFlat) return [`${namespace}.${id}`];
  return own.length > 0 ? own : all.slice(0, 3);
}
