/** The name of a fact in a legal text: `{{plans.pro.name}}`. */
const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** The placeholders of a legal text, in order, with their places in characters. */
export function placeholdersOf(source: string): { name: string; start: number; end: number }[] {
  return [...source.matchAll(placeholder)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));
}

/** The text with an element of MDX in the place of each placeholder. */
export function withFactElements(source: string): string {
  return source.replace(placeholder, '<Fact of="$1"/>');
}

/** The text with plain letters in the place of each placeholder; every other sign stays where it is. */
export function withoutPlaceholders(source: string): string {
  return source.replace(placeholder, (whole) => 'x'.repeat(whole.length));
}

/**
 * The text with values in the place of its placeholders.
 *
 * @param values nested by the parts of the names
 * @returns the text; placeholders without a value are unchanged, for the check to find
 */
export function filled(source: string, values: object): string {
  return source.replace(placeholder, (mark, name: string) => {
    const value = name
      .split('.')
      .reduce<unknown>(
        (group, key) => (group as Record<string, unknown> | undefined)?.[key],
        values,
      );
    return typeof value === 'string' ? value : mark;
  });
}
