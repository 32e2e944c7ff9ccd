import { isMap, isSeq, type Node, type Pair, type Scalar } from 'yaml';

/** Where a value starts. */
export function startOf(node: Node): number {
  return (node.range as [number, number, number])[0];
}

/** Where a value ends: a group over several lines would count the comments after it as its own. */
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

/** Start of the line in which a character stands. */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** End of the line in which a character stands, before its line break. */
export function lineEnd(source: string, offset: number): number {
  const found = source.indexOf('\n', offset);
  return found < 0 ? source.length : found;
}

/**
 * The lines from one character to another, with the blank line that would otherwise be doubled.
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
