import { isDeepStrictEqual } from 'node:util';
import { listChange } from './list-change.ts';
import { type LegalBlock, type PlacedBlock, placeBlocks, readLegal } from './read-legal.ts';

/**
 * Changes blocks of a legal text, and keeps every other byte.
 *
 * @param source the file's text
 * @param blocks the new blocks, as `readLegal` returns them; paragraphs and list items may be
 *   added and removed, sections may not
 * @returns the new text; the same text for the same blocks
 * @throws for a text that is not valid there, such as a `<` that starts no mark
 */
export function editLegal(source: string, blocks: readonly LegalBlock[]): string {
  let text = source;
  for (let round = 0; round <= blocks.length; round += 1) {
    const placed = placeBlocks(text);
    const before = placed.map(({ kind, section, text }) => ({ kind, section, text }));
    const step = listChange(before, blocks);
    if (step.kind === 'same') {
      text = rewrite(text, placed, blocks);
      break;
    }
    if (step.kind === 'reorder') throw new Error('Paragraphs keep their order.');
    text =
      step.kind === 'remove'
        ? remove(text, placed, step.index)
        : insert(text, placed, step.index, step.value as LegalBlock);
  }
  if (!isDeepStrictEqual(readLegal(text), blocks)) {
    throw new Error(
      'This text has a mark that cannot stand here: look at each < { and blank line.',
    );
  }
  return text;
}

function rewrite(
  source: string,
  placed: readonly PlacedBlock[],
  blocks: readonly LegalBlock[],
): string {
  let text = source;
  for (const [index, { start, end }] of [...placed.entries()].reverse()) {
    text = text.slice(0, start) + (blocks[index]?.text ?? '') + text.slice(end);
  }
  return text;
}

function remove(source: string, placed: readonly PlacedBlock[], index: number): string {
  const { kind, start, end } = placed[index] as PlacedBlock;
  if (kind !== 'paragraph' && kind !== 'item') throw new Error('Sections stay.');
  const from = source.lastIndexOf('\n', start - 1);
  // Removes a paragraph with the blank line before it, and a list item with its own line.
  const isLoose = source.slice(0, from).endsWith('\n') && /^\n(\n|$)/.test(source.slice(end));
  return source.slice(0, isLoose ? from - 1 : from) + source.slice(end);
}

function insert(
  source: string,
  placed: readonly PlacedBlock[],
  index: number,
  { kind, text }: LegalBlock,
): string {
  const previous = placed[index - 1];
  if (!previous || (kind !== 'paragraph' && kind !== 'item')) throw new Error('Sections stay.');
  const lineEnd = source.indexOf('\n', previous.end);
  const at = lineEnd < 0 ? source.length : lineEnd;
  const gap = kind === 'item' && previous.kind === 'item' ? '\n' : '\n\n';
  return `${source.slice(0, at)}${gap}${kind === 'item' ? '- ' : ''}${text}${source.slice(at)}`;
}
