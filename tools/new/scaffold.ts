/** Files as they are to be, by their paths from the project's root, and what only a person can do. */
export interface Scaffold {
  files: Record<string, string>;
  remaining: string[];
}

/** The project that something new is made in. */
export interface Project {
  /** Gives a file's text by its path from the project's root. */
  read: (file: string) => string;
  /** Lists files by a pattern. */
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
 * Puts lines into a file right before others.
 *
 * @throws when the file has no such place any more
 */
export function insertBefore(text: string, place: RegExp, lines: string): string {
  const at = text.search(place);
  if (at < 0) throw new Error(`Nothing here looks like ${place}; do it by hand, as docs/ says.`);
  return text.slice(0, at) + lines + text.slice(at);
}
