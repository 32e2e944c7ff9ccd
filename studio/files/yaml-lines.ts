import { isMap, isSeq, type Node, type Pair, type Scalar } from 'yaml';

/** Offset of the start of a value. */
export function startOf(node: Node): number {
  return (node.range as [number, number, number])[0];
}

/** Offset of the end of a value. The parser's end of a block collection would include the comments after it. */
export function endOf(node: Node): number {
  const [, end] = node.range as [number, number, number];
  if (!(isMap(node) || isSeq(node)) || node.flow) return end;
  const last = node.items.at(-1);
  if (!last) return end;
  return isMap(node) ? endOfPair(last as Pair) : endOf(last as Node);
}

export function endOfPair({ key, value }: Pair): number {
  const node = value as Node | null;
  return node?.range ? Math.max(endOf(node), endOf(key as Scalar)) : endOf(key as Scalar);
}

/** Start of the line that contains an offset. */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** End of the line that contains an offset, before its line break. */
export function lineEnd(source: string, offset: number): number {
  const found = source.indexOf('\n', offset);
  return found < 0 ? source.length : found;
}

/**
 * The whole lines of a range, with the blank line before it that would otherwise be doubled.
 *
 * @returns from the start of the first line to after the line break of the last
 */
export function wholeLines(
  source: string,
  from: number,
  to: number,
): { start: number; end: number } {
  let start = lineStart(source, from);
  const end = Math.min(lineEnd(source, to) + 1, source.length);
  const isBlankBefore = source.slice(0, start).endsWith('\n\n');
  if (isBlankBefore && (end >= source.length || source[end] === '\n')) start -= 1;
  return { start, end };
}
