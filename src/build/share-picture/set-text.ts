import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Young Serif, the file that pages load. */
const file = new URL('../../site/design/young-serif.woff2', import.meta.url);
const face = openSync(fileURLToPath(file)) as Font;

/** Lining figures, as in the headings of pages. */
const features = { lnum: true };

/** Widths of words in ems: breaking a heading measures the same words in many lines. */
const widths = new Map<string, number>();

/** @returns in ems */
function widthOf(line: string): number {
  const words = line.split(' ').map(widthOfWord);
  return words.reduce((sum, width) => sum + widthOfWord(' ') + width);
}

function widthOfWord(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const width = layout(text).advanceWidth / face.unitsPerEm;
  widths.set(text, width);
  return width;
}

/** Young Serif has no narrow no-break space, which French sets before punctuation. */
function layout(text: string) {
  return face.layout(text.replaceAll('\u202f', '\u00a0'), features);
}

/**
 * Sets a line in Young Serif.
 *
 * @param left where it begins, in pixels, as are the other parameters
 * @param baseline y coordinate of the baseline
 * @returns a path, so that no renderer needs the font
 */
export function setLine(text: string, left: number, baseline: number, size: number): string {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = layout(text);
  let across = left;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const placed = glyph.path
      .scale(scale, -scale)
      .translate(across + xOffset * scale, baseline)
      .toSVG();
    across += xAdvance * scale;
    return placed;
  });
  return `<path d="${letters.join('')}"/>`;
}

/** Lines of a heading, and the size at which they fit. */
export interface SetHeading {
  lines: string[];
  size: number;
}

const sizes = [84, 78, 72, 66, 60, 54, 48, 42];
const mostLines = 4;

/** Longer headings never fit, in characters. */
const mostLetters = 120;

/**
 * Breaks a heading into lines of nearly the same length, as large as they fit.
 *
 * @param width of the column, in pixels
 * @returns the lines and the font size; a heading that does not fit in the smallest size is cut off
 */
export function breakHeading(heading: string, width: number): SetHeading {
  if (heading.length > mostLetters) return breakHeading(cutOff(heading, mostLetters), width);
  const words = heading.split(' ');
  for (const size of sizes) {
    for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
      const fitting = breaks(words, count).filter((lines) =>
        lines.every((line) => widthOf(line) * size <= width),
      );
      const [lines] = fitting.sort((one, other) => raggedness(one) - raggedness(other));
      if (lines) return { lines, size };
    }
  }
  return breakHeading(cutOff(heading, heading.length - 1), width);
}

/** Drops the last words, or the last letters of a single word, and adds an ellipsis. */
function cutOff(heading: string, letters: number): string {
  const kept = heading.replace(/…$/, '').slice(0, letters - 1);
  const end = kept.lastIndexOf(' ');
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}

/** Every way to put words into a number of lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap(
    (first) =>
      breaks(words.slice(first), count - 1).map((rest) => [
        words.slice(0, first).join(' '),
        ...rest,
      ]),
  );
}

/** Sum of squared differences to the longest line, as TeX's line breaking uses it. */
function raggedness(lines: readonly string[]): number {
  const each = lines.map(widthOf);
  const longest = Math.max(...each);
  return each.reduce((sum, width) => sum + (longest - width) ** 2, 0);
}
