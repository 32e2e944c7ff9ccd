import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
} from 'yaml';
import { listChange } from './list-change.ts';
import type { Splice } from './splice.ts';
import { changeEntries } from './yaml-entries.ts';
import { changeItems } from './yaml-items.ts';
import { endOf, startOf } from './yaml-lines.ts';
import { inlineText } from './yaml-text.ts';

/**
 * Changes values of a YAML file, and keeps every other byte: comments, quotation marks, order and blank lines.
 *
 * @param source the file's text, with valid syntax
 * @param value the new value of the file, as JSON
 * @returns the new text; the same text for the same value
 * @throws when the value does not survive writing and reading
 */
export function editYaml(source: string, value: unknown): string {
  let text = source;
  // Each round changes values in place; every added, removed or moved entry needs one more round.
  for (let round = 0; round < 10_000; round += 1) {
    const document = parse(text);
    const splices = [...differences(document.contents as Node | null, value, text)];
    if (splices.length === 0) break;
    text = applySplices(text, splices);
  }
  if (!isDeepStrictEqual(readYaml(text), value)) throw new Error('The value cannot be written.');
  return text;
}

/** Parses a YAML file. @throws for a syntax error */
export function readYaml(source: string): unknown {
  return parse(source).toJS();
}

function parse(text: string): Document {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors[0]) throw document.errors[0];
  return document;
}

function* differences(node: Node | null, value: unknown, source: string): Generator<Splice> {
  if (isDeepStrictEqual(contentOf(node), value)) return;
  if (isMap(node) && isGroup(value)) {
    const structure = changeEntries(node, value, source);
    if (structure) yield structure;
    else {
      for (const { key, value: child } of node.items) {
        yield* differences(child as Node, value[String((key as { value: unknown }).value)], source);
      }
    }
  } else if (isSeq(node) && Array.isArray(value)) {
    const change = listChange(node.toJSON() as unknown[], value);
    if (change.kind !== 'same') yield changeItems(node, change, source);
    else {
      for (const [index, item] of node.items.entries()) {
        yield* differences(item as Node, value[index], source);
      }
    }
  } else yield replacement(node, value);
}

function contentOf(node: Node | null): unknown {
  return isCollection(node) || isScalar(node) ? node.toJSON() : null;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of another type is written on the line of its key, objects and lists in brackets. */
function replacement(node: Node | null, value: unknown): Splice {
  if (!node) throw new Error('The file is empty.');
  return { start: startOf(node), end: endOf(node), text: inlineText(value, node) };
}

function applySplices(source: string, splices: readonly Splice[]): string {
  return splices
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}
