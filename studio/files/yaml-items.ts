import type { Node, YAMLSeq } from 'yaml';
import type { ListChange } from './list-change.ts';
import type { Splice } from './splice.ts';
import { endOf, lineEnd, lineStart, startOf, wholeLines } from './yaml-lines.ts';
import { blockText, inlineText } from './yaml-text.ts';

type Step = Exclude<ListChange, { kind: 'same' }>;

/** Removes, adds or rearranges entries of a list. Comments stay in their place. */
export function changeItems(list: YAMLSeq, step: Step, source: string): Splice {
  if (step.kind === 'remove') return removal(list, step.index, source);
  if (step.kind === 'insert') return insertion(list, step.index, step.value, source);
  return rearrangement(list, step.order, source);
}

function removal(list: YAMLSeq, index: number, source: string): Splice {
  const items = list.items as Node[];
  const item = items[index] as Node;
  if (items.length === 1) return whole(list, '[]');
  if (!list.flow) return { ...wholeLines(source, startOf(item), endOf(item)), text: '' };
  const next = items[index + 1];
  if (next) return { start: startOf(item), end: startOf(next), text: '' };
  return { start: endOf(items[index - 1] as Node), end: endOf(item), text: '' };
}

function insertion(list: YAMLSeq, index: number, value: unknown, source: string): Splice {
  const items = list.items as Node[];
  const like = items[Math.max(index - 1, 0)];
  if (!like) return whole(list, inlineText([value]));
  if (list.flow) {
    const text = inlineText(value, like);
    return index > 0 ? at(endOf(like), `, ${text}`) : at(startOf(like), `${text}, `);
  }
  const first = lineStart(source, startOf(like));
  const indent = source.slice(first).search(/\S/);
  const entry = `${' '.repeat(indent)}- ${blockText(value, like, indent + 2)}`;
  const gap = hasGaps(items, source) ? '\n\n' : '\n';
  return index > 0 ? at(lineEnd(source, endOf(like)), gap + entry) : at(first, entry + gap);
}

/** Reorders entries; everything between them, comments included, stays in its place. */
function rearrangement(list: YAMLSeq, order: readonly number[], source: string): Splice {
  const items = list.items as Node[];
  const texts = items.map((item) => source.slice(startOf(item), endOf(item)));
  const [start, end] = [startOf(items[0] as Node), endOf(items.at(-1) as Node)];
  const text = items.map((item, place) => {
    const next = items[place + 1];
    const between = next ? source.slice(endOf(item), startOf(next)) : '';
    return texts[order[place] as number] + between;
  });
  return { start, end, text: text.join('') };
}

function hasGaps(items: readonly Node[], source: string): boolean {
  const [one, other] = items;
  return Boolean(one && other && /\n\s*\n/.test(source.slice(endOf(one), startOf(other))));
}

function whole(list: YAMLSeq, text: string): Splice {
  return { start: startOf(list), end: endOf(list), text };
}

function at(offset: number, text: string): Splice {
  return { start: offset, end: offset, text };
}
