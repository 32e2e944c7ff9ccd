import { cleanName, isHeading, isLicence, isName, isVersion } from './name.ts';
import { type Reading, readLines } from './reading.ts';

/** Cells of the rows that a text has, by the number of their line. */
type Table = Map<number, string[]>;

/**
 * Reads a table of Markdown or wikitext, or one whose cells are separated by tabs, commas or
 * semicolons.
 *
 * @returns undefined when the text is no table
 */
export function readTable(text: string): Reading | undefined {
  const lines = text.split('\n');
  const table = markdownTable(lines) ?? wikitextTable(lines) ?? separatedTable(lines);
  if (!table) return;
  const column = nameColumn([...table.values()]);
  return readLines(lines, (_, index) => {
    const name = cleanName(table.get(index)?.[column] ?? '');
    return isName(name) && !isHeading(name) ? [name] : [];
  });
}

/** Numbers, versions and marks may come before the names. */
function nameColumn(rows: readonly string[][]): number {
  const width = Math.max(0, ...rows.slice(0, 100).map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const names = (column: number) =>
    rows.filter((row) => isName(cleanName(row[column] ?? ''))).length;
  const different = (column: number) => new Set(rows.map((row) => row[column])).size;
  const isColumn = (column: number) =>
    names(column) * 2 > rows.length && (rows.length < 4 || different(column) * 2 > rows.length);
  return columns.find(isColumn) ?? 0;
}

function markdownTable(lines: readonly string[]): Table | undefined {
  const ruler = lines.findIndex((line) =>
    /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*$/.test(line),
  );
  const piped = lines.filter((line) => /^\s*\|(?![-}+]).*\|\s*$/.test(line));
  if (ruler < 0 && (piped.length < 2 || lines.some((line) => /^\s*\{\|/.test(line)))) return;
  const rows = [...lines.entries()].filter(([line, text]) => line > ruler && text.includes('|'));
  return new Map(rows.map(([line, text]) => [line, cellsBetweenBars(text)]));
}

/** A bar inside of a link does not end the cell. */
function cellsBetweenBars(line: string): string[] {
  const whole = line.replace(/\[\[[^\]]*\]\]/g, (link) => link.replaceAll('|', '\0'));
  const cells = whole
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return cells.map((cell) => cell.replaceAll('\0', '|').trim());
}

/** The cells of a row are on one line, with two bars between them, or on a line each. */
function wikitextTable(lines: readonly string[]): Table | undefined {
  if (!lines.some((line) => /^\s*\{\|/.test(line))) return;
  const table: Table = new Map();
  let row: string[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\{\||\|[-}+])/.test(line)) row = undefined;
    else if (/^\s*[|!]/.test(line)) {
      const cells = line.replace(/^\s*[|!]\s*/, '').split(/\|\||!!/);
      if (line.trim().startsWith('!') && cells.length > 1) continue;
      if (row) row.push(...cells.map(withoutAttributes));
      else {
        row = cells.map(withoutAttributes);
        table.set(index, row);
      }
    }
  }
  return table;
}

function withoutAttributes(cell: string): string {
  return cell.replace(/^\s*\w+\s*=[^|[]*\|/, '').trim();
}

/** Commas also stand between names, so a column of something else must show that this is a table. */
function separatedTable(lines: readonly string[]): Table | undefined {
  const filled = [...lines.entries()].filter(([, line]) => line.trim() !== '');
  for (const separator of ['\t', ';', ',']) {
    const rows = filled.map(([line, text]) => [line, splitCells(text, separator)] as const);
    const table = new Map(rows.filter(([, cells]) => cells.length > 1));
    const others = [...table.values()].filter((cells) => cells.slice(1).some(isNoName));
    if (separator === '\t' ? table.size > 0 : table.size > 1 && others.length * 2 > filled.length) {
      for (const [line, cells] of rows.slice(0, 1))
        if (cells.slice(1).some((cell) => isHeading(cell) || /^versi[oó]n$/i.test(cell)))
          table.delete(line);
      return separator === '\t' ? new Map(rows.map(([line, cells]) => [line, cells])) : table;
    }
  }
  return;
}

function isNoName(cell: string): boolean {
  return (
    isVersion(cell) ||
    isLicence(cell) ||
    /:\/\/|^\W*$|^(?:yes|no|true|false|ja|nein|oui|non|s[ií])$/i.test(cell.trim())
  );
}

/** Cells with quotation marks may hold the separator (RFC 4180, section 2). */
function splitCells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [''];
  let isQuoted = false;
  for (const character of line.slice(0, 5000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells;
}
