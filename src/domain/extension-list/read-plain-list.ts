import { cleanName, isHeading, isName, isVersion } from './name.ts';
import { type Reading, withWords } from './reading.ts';

/** Bullets, numbers and boxes to tick, as Markdown, wikitext and word processors write them. */
const bullet =
  /^\s*(?:(?:[*#+•◦▪▫‣⁃●○■□–—·∙\uf0b7\uf0a7o»→✓✔☑☐├└│─-]+|\(?\d{1,3}[.):]|\(?[a-z][.)])\s+(?=\S)|[*#•●▪‣·]+(?=\S))(?:\[[ xX]\]\s*)?/;

const separators = /[,;、，；،|\t]|\s[/·•]\s/;

/** Between the columns of a terminal: two blanks, and more behind short names. */
const gap = /\s{2,}/;

/** Between the last two of an enumeration. */
const conjunction = /\s+(?:and|und|sowie|y|e|et|&)\s+/;

/** Names of extensions have few words, sentences many. */
const maxWords = 5;

const maxLineLength = 20_000;

/** Reads names that stand one to a line, or several with commas or semicolons between them. */
export function readPlainList(text: string): Reading {
  const lines = text.split('\n').map((line) => line.slice(0, maxLineLength));
  const isItem = itemFilter(lines);
  const reading: Reading = { names: [], unread: [] };
  for (const [index, line] of lines.entries()) {
    if (!isItem(index)) reading.unread.push(line);
    else {
      const { names, unread } = readItem(line.replace(bullet, '').trim());
      reading.names.push(...names);
      reading.unread.push(...(names.length > 0 ? unread : [line]));
    }
  }
  return { ...reading, unread: withWords(reading.unread) };
}

/** Where a list has bullets, what stands around it is a letter and no list. */
function itemFilter(lines: readonly string[]): (index: number) => boolean {
  const bulleted = lines.filter((line) => bullet.test(line));
  const hasOtherBullets = bulleted.some((line) => !/^\s*#/.test(line));
  const isTitle = (line: string) => hasOtherBullets && /^\s*#(?!.*Extension:)/.test(line);
  const around = salutations(lines);
  const bullets = bulleted.filter((line) => !isTitle(line)).length;
  const isAnnounced = around.size > 0 || lines.some((line) => /:\s*$/.test(line));
  const isList = bullets >= 3 || (bullets > 0 && isAnnounced);
  return (index) => {
    const line = lines[index] ?? '';
    if (isTitle(line)) return false;
    return isList ? bullet.test(line) : !isSentence(line) && !around.has(index);
  };
}

/** A sentence, a heading with a colon, a line of a mail's head; an enumeration is none of these. */
function isSentence(line: string): boolean {
  if (/\S@\S|[:?!]\s*$/.test(line)) return true;
  return /\.\s*$/.test(line) && line.split(separators).length < 3;
}

/** Lines that open or close a letter, such as "Dear all,", and a name below them. */
function salutations(lines: readonly string[]): Set<number> {
  const isBlank = (at: number) => (lines[at] ?? '').trim() === '';
  const openings = [...lines.keys()].filter(
    (at) =>
      isBlank(at - 1) &&
      /^[^,;]*,\s*$/.test(lines[at] ?? '') &&
      (isBlank(at + 1) || isBlank(at + 2)),
  );
  const isLetter = openings.length <= 2 && lines.filter((_, at) => !isBlank(at)).length > 2;
  if (!isLetter) return new Set();
  const around = new Set(openings.flatMap((at) => [at, at + 1]));
  for (const at of afterList(lines)) around.add(at);
  return around;
}

/**
 * In a letter, the list is the paragraph after a line with a colon; the words and the signature
 * (RFC 3676, section 4.3) below it belong to the letter.
 */
function afterList(lines: readonly string[]): number[] {
  const rest = [...lines.keys()];
  const isBlank = (at: number) => (lines[at] ?? '').trim() === '';
  const announced = lines.findLastIndex((line) => /:\s*$/.test(line));
  const start = rest.findIndex((at) => announced >= 0 && at > announced && !isBlank(at));
  const end = rest.findIndex((at) => start >= 0 && at > start && isBlank(at));
  const isParagraph = end - start > 1;
  const signature = lines.findIndex((line) => /^--\s*$/.test(line));
  const from = isParagraph ? end : signature;
  return from < 0 ? [] : rest.slice(from);
}

function readItem(item: string): Reading {
  const isLink = /\bextensions[/-]|Extension:|\]\(|^\[\[|:\/\//i.test(item);
  const pieces = isLink && !/[,;]/.test(item) ? [item] : piecesOf(item);
  const named = pieces.map((piece) => ({ piece, name: nameIn(piece) }));
  return {
    names: named.flatMap(({ name }) => name ?? []),
    unread: named.filter(({ piece, name }) => !name && !isVersion(piece)).map(({ piece }) => piece),
  };
}

/** Takes an enumeration apart, without what announces it and the full stop behind it. */
function piecesOf(item: string): string[] {
  const whole = item.replace(/\([^()]*\)/g, (note) => note.replace(/[,;]/g, ' '));
  const hasColumns = /\s{3}/.test(whole) || whole.split(gap).length > 2;
  const pieces = whole
    .split(separators)
    .flatMap((piece) => (hasColumns ? piece.trim().split(gap) : [piece]));
  if (pieces.length < 2) return pieces;
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  const isLabel =
    /^[^:]*(?:xten|rweiter)/i.test(first) ||
    (pieces.length > 2 && others.every((piece) => !/^\s*\p{Ll}/u.test(piece)));
  if (!isLabel && /\p{L}(?::|\s[-–—])\s/u.test(first)) return [first];
  return [
    isLabel ? first.replace(/^.*:\s+/, '') : first,
    ...others,
    ...last.replace(/\.\s*$/, '').split(conjunction),
  ];
}

/** A version or a description may follow the name, in brackets, behind a dash or a colon. */
function nameIn(piece: string): string | undefined {
  if (/\bskins\//.test(piece)) return;
  const name = cleanName(
    cleanName(piece.replace(/^\s*["']?name["']?:\s+/i, ''))
      .replace(/\s+(?:[-–—]{1,2}|:|→|=>?)\s.*$|:\s.*$/, '')
      .replace(/\s+(?:\(v?\d[^()]*\)|v?\d+(?:\.\d+)+\S*)$/i, ''),
  );
  const isShort = name.split(/\s+/).length <= maxWords;
  return isName(name) && !isHeading(name) && isShort && !/[.?!:]$/.test(name) ? name : undefined;
}
