/** A stretch of text with one look: a word, what stands between two words, or a whole link. */
export interface Piece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** The page that a link leads to. */
  target?: string;
}

export type Mark = 'bold' | 'italic' | 'link';

/** The first and the last of some neighbouring pieces, by their places in the list. */
export interface PieceRange {
  from: number;
  to: number;
}

const plain = { isBold: false, isItalic: false };
const signs = { bold: ["'''", "'''"], italic: ["''", "''"], link: ['[[', ']]'] } as const;

/** Quotes, links, line breaks, words, and whatever stands between them. */
const token =
  /(?<quotes>'+)|\[\[(?<target>[^[\]|'\n]+)(?:\|(?<label>[^[\]|'\n]+))?\]\]|\n+|[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*|[^\p{L}\p{N}'[\n]+|\[/gu;

/**
 * Reads the wikitext of a paragraph: bold, italic and internal links, and no more of the language.
 * As in MediaWiki, the end of a line ends its bold and italic. Straight apostrophes that are no
 * mark are read as typographic ones, so that they are never taken for a mark later.
 *
 * @see https://www.mediawiki.org/wiki/Help:Formatting
 */
export function readWikitext(source: string): Piece[] {
  const pieces: Piece[] = [];
  let look = plain;
  for (const { 0: match, groups = {} } of withApostrophes(source).matchAll(token)) {
    const { quotes, target, label } = groups;
    if (quotes) {
      look = {
        isBold: look.isBold !== quotes.length > 2,
        isItalic: look.isItalic !== (quotes.length !== 3),
      };
      continue;
    }
    if (isBreak(match)) look = plain;
    pieces.push({ text: label ?? target ?? match, ...look, ...(target && { target }) });
  }
  return pieces;
}

/** Writes pieces as wikitext, with no more marks than they need. */
export function writeWikitext(pieces: readonly Piece[]): string {
  let source = '';
  let look = plain;
  for (const piece of [...pieces, { text: '', ...plain }]) {
    if (piece.isBold !== look.isBold) source += signs.bold[0];
    if (piece.isItalic !== look.isItalic) source += signs.italic[0];
    look = piece;
    source += linked(piece);
  }
  return source;
}

/**
 * Puts a mark on neighbouring pieces, or takes it off where all of them have it; a link is taken
 * off where any is one. Several pieces become one link.
 *
 * @returns new pieces, and where those that were meant are now
 */
export function toggleMark(
  pieces: readonly Piece[],
  { from, to }: PieceRange,
  mark: Mark,
): { pieces: Piece[]; range: PieceRange } {
  const meant = pieces.slice(from, to + 1);
  const marked = mark === 'link' ? toggleLink(meant) : toggleLook(meant, mark);
  return {
    pieces: [...pieces.slice(0, from), ...marked, ...pieces.slice(to + 1)],
    range: { from, to: from + marked.length - 1 },
  };
}

/**
 * Puts the signs of a mark round a part of wikitext, as a wikitext editor's button does.
 *
 * @param start place of the first character of the part
 * @param end place after its last character
 */
export function wrapInMark(source: string, start: number, end: number, mark: Mark): string {
  const [open, close] = signs[mark];
  return `${source.slice(0, start)}${open}${source.slice(start, end)}${close}${source.slice(end)}`;
}

/** Whether all pieces have the mark; spaces and punctuation do not count. */
export function hasMark(pieces: readonly Piece[], mark: Mark): boolean {
  const words = pieces.filter(isWord);
  const has = { bold: isBold, italic: isItalic, link: isLink }[mark];
  return words.length > 0 && words.every(has);
}

/** Whether a piece says something, and is not just what stands between two that do. */
export function isWord({ text }: Piece): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const isBold = (piece: Piece) => piece.isBold;
const isItalic = (piece: Piece) => piece.isItalic;
const isLink = (piece: Piece) => piece.target !== undefined;
const isBreak = (text: string) => text.startsWith('\n');

/** MediaWiki's rule for quotes in a row: two, three and five mean something, the first of others do not. */
function withApostrophes(source: string): string {
  return source.replace(/'+/g, ({ length }) => {
    const meant = [5, 3, 2].find((count) => count <= length) ?? 0;
    return '’'.repeat(length - meant) + "'".repeat(meant);
  });
}

function linked({ text, target }: Piece): string {
  if (!target) return text;
  return target === text ? `[[${text}]]` : `[[${target}|${text}]]`;
}

function toggleLook(pieces: readonly Piece[], mark: 'bold' | 'italic'): Piece[] {
  const look = { [mark === 'bold' ? 'isBold' : 'isItalic']: !hasMark(pieces, mark) };
  return pieces.map((piece) => (isBreak(piece.text) ? piece : { ...piece, ...look }));
}

function toggleLink(pieces: readonly Piece[]): Piece[] {
  const [first] = pieces;
  if (!first) return [];
  if (pieces.some(isLink)) return pieces.flatMap(unlink);
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .replace(/[[\]|\s]+/g, ' ');
  return [{ ...first, text, target: text }];
}

function unlink({ text, isBold, isItalic, target }: Piece): Piece[] {
  return target
    ? readWikitext(text).map((piece) => ({ ...piece, isBold, isItalic }))
    : [{ text, isBold, isItalic }];
}
