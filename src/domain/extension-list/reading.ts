/** What was found in a pasted text. */
export interface Reading {
  /** Names of extensions in the order of the text, as they were written. */
  names: string[];
  /** Lines, or entries of a list for machines, in which no name of an extension was read. */
  unread: string[];
}

/**
 * Reads one line. An empty result means that it names nothing, and none at all that it belongs to
 * what another line names.
 */
export type LineReader = (line: string, index: number) => readonly string[] | undefined;

/** Reads a text line by line, and keeps the lines that name nothing but have something to say. */
export function readLines(lines: readonly string[], read: LineReader): Reading {
  const reading: Reading = { names: [], unread: [] };
  for (const [index, line] of lines.entries()) {
    const names = read(line, index);
    reading.names.push(...(names ?? []));
    if (names?.length === 0) reading.unread.push(line);
  }
  return { ...reading, unread: withWords(reading.unread) };
}

/** Leaves out lines that have neither a letter nor a digit, such as blank lines, rulers and brackets. */
export function withWords(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
}
