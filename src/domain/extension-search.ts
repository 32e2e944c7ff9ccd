import type { ExtensionsByKey, ListedExtension } from './extension-catalogue.ts';

export interface ExtensionFilter {
  /** Words in any order; each must occur in one of the names or in the description. */
  search: string;
  /** One of the categories; empty for all, and anything else matches nothing. */
  category: string;
}

/**
 * Longer than what anybody types, and short enough to compare with every extension at every
 * keystroke.
 */
export const maxSearchLength = 100;

/**
 * Picks the extensions that a visitor looks for. Case and accents do not count.
 *
 * @param extensions what there is to choose from
 * @returns pairs of key and extension in the same order
 */
export function filterExtensions(
  extensions: ExtensionsByKey,
  { search, category }: ExtensionFilter,
): [key: string, extension: ListedExtension][] {
  const words = fold(search.slice(0, maxSearchLength)).split(/\s+/).filter(Boolean);
  return Object.entries(extensions).filter(([key, extension]) => {
    if (category && extension.category !== category) return false;
    const { pretty_name: name, aliases = [], description } = extension;
    const text = fold([key, name, ...aliases, description].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
