/** A stretch of text with one look, or a whole link. */
export interface Piece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** The page that a link leads to. */
  target?: string;
}

/** A line of wikitext: a paragraph, or a heading of whatever level. */
export interface Block {
  isHeading: boolean;
  pieces: Piece[];
}

export type Format = 'heading' | 'bold' | 'italic' | 'link';

const plain = { isBold: false, isItalic: false };
const markup = {
  heading: ['\n== ', ' ==\n'],
  bold: ["'''", "'''"],
  italic: ["''", "''"],
  link: ['[[', ']]'],
} as const;

/** Quotes, links, and whatever stands between them. */
const token = /(?<quotes>'+)|\[\[(?<target>[^[\]|]+)(?:\|(?<label>[^[\]|]+))?\]\]|[^'[]+|\[/gu;

/**
 * Reads wikitext line by line: headings and paragraphs, and no more of the language's blocks.
 *
 * @see https://www.mediawiki.org/wiki/Help:Formatting
 */
export function readBlocks(source: string): Block[] {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const heading = line.match(/^(?<signs>=+)\s*(?<title>.*[^=\s])\s*\k<signs>\s*$/)?.groups
        ?.title;
      return { isHeading: heading !== undefined, pieces: readLine(heading ?? line) };
    });
}

/**
 * Reads a line of wikitext: bold, italic and internal links. As in MediaWiki, the end of a line ends
 * its bold and italic. Straight apostrophes that are no mark are read as typographic ones, so that
 * they are never taken for a mark later.
 */
export function readLine(line: string): Piece[] {
  const pieces: Piece[] = [];
  let look = plain;
  for (const { 0: match, groups = {} } of withApostrophes(line).matchAll(token)) {
    const { quotes, target, label } = groups;
    if (quotes) {
      look = {
        isBold: look.isBold !== quotes.length > 2,
        isItalic: look.isItalic !== (quotes.length !== 3),
      };
      continue;
    }
    pieces.push({ text: label ?? target ?? match, ...look, ...(target && { target }) });
  }
  return pieces;
}

/**
 * Puts the markup of a format around a part of wikitext, as a wikitext editor's button does. A heading
 * gets a line of its own.
 *
 * @param start place of the first character of the part
 * @param end place after its last character
 */
export function applyFormat(source: string, start: number, end: number, format: Format): string {
  const [open, close] = markup[format];
  const wrapped = `${source.slice(0, start)}${open}${source.slice(start, end)}${close}${source.slice(end)}`;
  return format === 'heading' ? wrapped.replace(/\n{2,}/g, '\n').trim() : wrapped;
}

/** MediaWiki's rule for quotes in a row: two, three and five mean something, the first of others do not. */
function withApostrophes(source: string): string {
  return source.replace(/'+/g, ({ length }) => {
    const meant = [5, 3, 2].find((count) => count <= length) ?? 0;
    return '’'.repeat(length - meant) + "'".repeat(meant);
  });
}
