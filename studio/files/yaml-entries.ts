import type { Node, Pair, Scalar, YAMLMap } from 'yaml';
import type { Splice } from './splice.ts';
import { endOf, endOfPair, lineEnd, lineStart, startOf, wholeLines } from './yaml-lines.ts';
import { entryText, inlineText } from './yaml-text.ts';

/**
 * Removes or adds one entry of a map.
 *
 * @returns undefined when the map has the wanted keys
 */
export function changeEntries(
  map: YAMLMap,
  value: Record<string, unknown>,
  source: string,
): Splice | undefined {
  const names = map.items.map(({ key }) => String((key as Scalar).value));
  const gone = names.findIndex((name) => !Object.hasOwn(value, name));
  if (gone >= 0) return removal(map, gone, source);
  const wanted = Object.keys(value);
  const fresh = wanted.find((name) => !names.includes(name));
  if (fresh === undefined) return undefined;
  const before = wanted.slice(0, wanted.indexOf(fresh)).findLast((name) => names.includes(name));
  return insertion(map, names.indexOf(before ?? ''), fresh, value[fresh], source);
}

function removal(map: YAMLMap, index: number, source: string): Splice {
  const pair = map.items[index] as Pair;
  const [before, after] = [map.items[index - 1], map.items[index + 1]] as (Pair | undefined)[];
  if (!before && !after) return whole(map, '{}');
  const start = startOf(pair.key as Node);
  if (map.flow) {
    if (after) return { start, end: startOf(after.key as Node), text: '' };
    return { start: endOfPair(before as Pair), end: endOfPair(pair), text: '' };
  }
  const isAfterHyphen = source.slice(lineStart(source, start), start).trim() !== '';
  if (isAfterHyphen && after) return { start, end: startOf(after.key as Node), text: '' };
  return { ...wholeLines(source, start, endOfPair(pair)), text: '' };
}

function insertion(
  map: YAMLMap,
  index: number,
  name: string,
  value: unknown,
  source: string,
): Splice {
  const previous = map.items[index] as Pair | undefined;
  const first = map.items[0] as Pair | undefined;
  if (!first) return whole(map, inlineText({ [name]: value }));
  if (map.flow) {
    const text = inlineText({ [name]: value })
      .slice(1, -1)
      .trim();
    if (!previous) return at(startOf(first.key as Node), `${text}, `);
    return at(endOfPair(previous), `, ${text}`);
  }
  const offset = startOf(first.key as Node);
  const indent = offset - lineStart(source, offset);
  const text = entryText(name, value, undefined, indent);
  if (!previous) return at(offset, `${text}\n${' '.repeat(indent)}`);
  return at(lineEnd(source, endOfPair(previous)), `\n${' '.repeat(indent)}${text}`);
}

function whole(map: YAMLMap, text: string): Splice {
  return { start: startOf(map), end: endOf(map), text };
}

function at(offset: number, text: string): Splice {
  return { start: offset, end: offset, text };
}
