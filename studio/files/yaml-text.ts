import { Document, isCollection, isMap, isScalar, isSeq, type Node, type Pair, Scalar } from 'yaml';

const layout = { lineWidth: 0, indent: 2 } as const;

/** A value whose format a new one takes over: quotes, decimals, one line or several. */
export type FormatSource = Node | null | undefined;

/**
 * Writes a value in flow style, on one line: `{ gb: 25 }`, `[a, b]`, `"1.43"`.
 *
 * @param like the old value, or a neighbour, whose quotes and decimals it takes over
 */
export function inlineText(value: unknown, like?: FormatSource): string {
  const document = new Document([value]);
  const list = document.contents as unknown as { flow: boolean; items: Node[] };
  list.flow = true;
  copyFormat(list.items[0] as Node, like, true);
  return document.toString(layout).trim().slice(1, -1).trim();
}

/**
 * Writes a value after a colon or a hyphen. Lines after the first are indented.
 *
 * @param like the old value, or a neighbour, whose format it takes over
 * @param indent of the line on which it starts, in spaces
 */
export function blockText(value: unknown, like: FormatSource, indent: number): string {
  const document = new Document([value]);
  copyFormat((document.contents as unknown as { items: Node[] }).items[0] as Node, like, false);
  const [first = '', ...rest] = document.toString(layout).trimEnd().split('\n');
  const pad = ' '.repeat(indent);
  return [first.slice(2), ...rest.map((line) => (line ? pad + line.slice(2) : line))].join('\n');
}

/** Writes `name: value` as an entry of a block map. */
export function entryText(
  name: string,
  value: unknown,
  like: FormatSource,
  indent: number,
): string {
  const document = new Document({ [name]: value });
  const pair = (document.contents as unknown as { items: Pair[] }).items[0] as Pair;
  copyFormat(pair.value as Node, like, false);
  const pad = ' '.repeat(indent);
  return document.toString(layout).trimEnd().replaceAll('\n', `\n${pad}`);
}

/** Gives a new value the format of the one that it replaces. */
function copyFormat(node: Node | null, like: FormatSource, isInline: boolean): void {
  if (isScalar(node)) copyScalarFormat(node, like);
  if (!isCollection(node)) return;
  node.flow = isInline || !isCollection(like) || like.flow === true || node.items.length === 0;
  const inside = Boolean(node.flow);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = (key as Scalar).value;
      const neighbour = isMap(like) ? (like.get(name, true) as FormatSource) : undefined;
      copyFormat(value as Node, neighbour, inside);
    }
  }
  if (isSeq(node)) {
    const neighbour = isSeq(like) ? (like.items[0] as FormatSource) : undefined;
    for (const item of node.items) copyFormat(item as Node, neighbour, inside);
  }
}

function copyScalarFormat(node: Scalar, like: FormatSource): void {
  if (!isScalar(like)) return;
  if (typeof node.value === 'number' && like.minFractionDigits) {
    node.minFractionDigits = like.minFractionDigits;
  }
  const isQuoted = like.type === Scalar.QUOTE_DOUBLE || like.type === Scalar.QUOTE_SINGLE;
  if (typeof node.value === 'string' && isQuoted) node.type = like.type as Scalar.Type;
}
