import { isLicence, isName, isPackage, isVersion } from './name.ts';
import { type Reading, readLines } from './reading.ts';

/** A row of a table, or the row of its headings. */
interface Row {
  line: number;
  /** Lines of its other cells. */
  rest: number[];
  cells: string[];
  /** Heading of the first column: "Extension" in the language of the page. */
  kind: string;
  table: number;
}

/** What stands between cells: a tab, or what programs that know no tables make of it. */
const borders = [/\t/, /\s\|\s/, /\s{3,}/];

/** Skins that come with MediaWiki; those of a page always stand in one table. */
const bundledSkins = ['Vector', 'MonoBook', 'Timeless', 'MinervaNeue', 'Modern', 'Cologne Blue'];

/**
 * Reads the page Special:Version in any language, whole or in part. Its tables of skins, extensions
 * and libraries have the same columns: a name, a version, a licence, a description and authors. The
 * tables of libraries hold names such as `wikimedia/parsoid`, that of skins comes before those of
 * extensions, and each kind has its own heading in the first column.
 *
 * @param text with cells separated by tabs, or each on a line of its own
 * @returns undefined when the text has no such table
 */
export function readVersionPage(text: string): Reading | undefined {
  const lines = text.split('\n');
  const border = borders.find((between) => lines.some((line) => isEntry(line.split(between))));
  const rows = border ? rowsOfTable(lines, border) : rowsOfCells(lines);
  if (rows.length === 0) return;
  const isExtension = extensionFilter(rows);
  const names = new Map(
    rows.filter(isExtension).map(({ line, cells }) => [line, cells[0]?.trim() ?? '']),
  );
  const rests = new Set(rows.flatMap(({ rest }) => rest));
  return readLines(lines, (_, index) =>
    rests.has(index) ? undefined : [names.get(index) ?? ''].filter(isName),
  );
}

/** A heading has words for the version and the licence where an entry has these. */
function isEntry([name = '', version, licence]: string[]): boolean {
  return (
    name.trim() !== '' && version !== undefined && isVersion(version) && isLicence(licence ?? '')
  );
}

function rowsOfTable(lines: readonly string[], border: RegExp): Row[] {
  const rows: Row[] = [];
  let kind = '';
  let table = 0;
  let isOpen = false;
  for (const [line, text] of lines.entries()) {
    const cells = text.split(border);
    const [name = '', version = '', licence = ''] = cells;
    if (cells.length < 3 || name.trim() === '') continue;
    if (!isVersion(version) && !isLicence(licence)) {
      isOpen = cells.length > 3;
      kind = name.trim();
      table++;
    } else if (isOpen || isEntry(cells)) rows.push({ line, rest: [], cells, kind, table });
  }
  return rows;
}

/** Where each cell is a line, a licence tells which two lines before it are a name and a version. */
function rowsOfCells(all: readonly string[]): Row[] {
  const lines = [...all.entries()].filter(([, text]) => text.trim() !== '');
  const at = (index: number) => lines[index]?.[1].trim() ?? '';
  const isRow = (index: number) =>
    isLicence(at(index + 2)) && isVersion(at(index + 1)) && !isVersion(at(index));
  const first = lines.findIndex((_, index) => isRow(index));
  if (first < 0) return [];
  const rows: Row[] = [];
  const headings = new Set<string>();
  let kind = '';
  let table = 0;
  const beginTable = (index: number) => {
    headings.add(at(index + 1) + at(index + 2));
    kind = at(index);
    table++;
  };
  for (const [index, [line]] of lines.entries()) {
    if (headings.has(at(index + 1) + at(index + 2))) beginTable(index);
    if (!isRow(index)) continue;
    const previous = rows.at(-1);
    // The first row, and the first of the libraries, come after headings that nobody has seen yet.
    const isFirst = !previous || (isPackage(at(index)) && !isPackage(previous.cells[0] ?? ''));
    if (isFirst && index >= 5 && at(index - 5) !== kind) beginTable(index - 5);
    const cells = [at(index), at(index + 1), at(index + 2)];
    const next = [3, 4, 5].find((step) => isRow(index + step)) ?? 5;
    const rest = lines.slice(index + 1, index + next).map(([line]) => line);
    rows.push({ line, rest, cells, kind, table });
  }
  return rows;
}

/** Tells the rows of extensions from those of skins and libraries. */
function extensionFilter(rows: readonly Row[]): (row: Row) => boolean {
  const name = ({ cells }: Row) => cells[0]?.trim() ?? '';
  const libraries = new Set(rows.filter((row) => isPackage(name(row))).map(({ kind }) => kind));
  const others = rows.filter((row) => !libraries.has(row.kind) || row.kind === '');
  const kinds = new Set(others.map(({ kind }) => kind));
  const [first] = others;
  const isOneTable = others.every(
    ({ kind, table }) => kind !== first?.kind || table === first.table,
  );
  const skins = new Set(
    others.filter((row) => bundledSkins.includes(name(row))).map(({ table }) => table),
  );
  if (first && kinds.size > 1 && isOneTable) skins.add(first.table);
  const extensions = new Set(others.filter(({ table }) => table === 0 || !skins.has(table)));
  return (row) => extensions.has(row) && !isPackage(name(row)) && !bundledSkins.includes(name(row));
}
