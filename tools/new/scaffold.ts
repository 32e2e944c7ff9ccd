/** New contents of files, by their paths from the project's root, and what remains for a person. */
export interface Scaffold {
  files: Record<string, string>;
  remaining: string[];
}

/** Read access to the project. */
export interface Project {
  /** Reads a file by its path from the project's root. */
  read: (file: string) => string;
  /** Lists files that match a glob. */
  list: (pattern: string) => string[];
}

/** `press-kit` as code names it: `pressKit`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `press-kit` as a component is named: `PressKit`. */
export function pascalCase(name: string): string {
  return camelCase(name).replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * Inserts lines before the first match of a pattern.
 *
 * @throws when nothing matches
 */
export function insertBefore(text: string, place: RegExp, lines: string): string {
  const at = text.search(place);
  if (at < 0) throw new Error(`Nothing here looks like ${place}; do it by hand, as docs/ says.`);
  return text.slice(0, at) + lines + text.slice(at);
}
