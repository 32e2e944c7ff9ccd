import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Puts blanks at the edges of an element in a line outside of it: Markdown's marks must touch a word, `~~noon~~`. */
export function withoutEdges(node: Element): ElementContent[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' && /^\s/.test(first.value);
  const after = last?.type === 'text' && /\s$/.test(last.value);
  const children = node.children.map((child) => {
    if (child.type !== 'text') return child;
    const value = child === first ? child.value.trimStart() : child.value;
    return { ...child, value: child === last ? value.trimEnd() : value };
  });
  return [...(before ? [text(' ')] : []), { ...node, children }, ...(after ? [text(' ')] : [])];
}

/**
 * Puts a dash where only the style sheet tells a label from its words: `<small>Recommended</small> Pro`,
 * `<b>Every day</b>On every plan`.
 */
export function withDashes(children: readonly ElementContent[]): ElementContent[] {
  const said = children.filter((child) => textOf(child).trim() !== '');
  const dashed = said.slice(1).filter((node, index) => {
    const before = said[index] as ElementContent;
    if (!isInline(before) || !isInline(node)) return false;
    const isLabelled = index === 0 && isTag(before, 'b', 'small', 'strong');
    // One element right after another stands in a line of its own.
    const isText = before.type === 'text' || node.type === 'text';
    const isApart = isText || children[children.indexOf(node) - 1] !== before;
    return (
      (isLabelled || isTag(node, 'q', 'small')) &&
      isApart &&
      (isTag(before, 'small') ? words : wordsOrNumber).test(textOf(node)) &&
      !/[.!?…:;,–]\s*$/.test(textOf(before))
    );
  });
  return children.flatMap((node, index) => {
    const next = children[index + 1];
    if (next && dashed.includes(next) && textOf(node).trim() === '') return [];
    return dashed.includes(node) ? [text(' – '), node] : [node];
  });
}

/** How what follows a label begins. After small words a number belongs to them: `<small>From</small> $20`. */
const words = /^\s*[\p{Lu}“„«]/u;
const wordsOrNumber = /^\s*[\p{Lu}\p{N}\p{Sc}“„«]/u;

const isTag = (node: ElementContent, ...names: string[]) =>
  node.type === 'element' && names.includes(node.tagName);

/** What stands in a line of text. */
const inline = new Set('a abbr b code data del em i q small span strong sub sup time'.split(' '));

/**
 * Keeps apart what only the style sheet keeps apart: a space in `employees<b>20 $</b>`, a new line
 * between `<span>one</span>` and `<span>two</span>`, and a comma in headings and cells: one line each.
 * A price stays whole: `9,<span>99</span>`.
 */
export function separateBlocks(all: readonly ElementContent[], isLine = false): ElementContent[] {
  const nodes = all.filter(
    (node, index) => !(isLine && isGap(node, all[index - 1], all[index + 1])),
  );
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const whole = node.type === 'element' ? separated(node, isLine) : node;
    // The mark of a reference follows its word at once.
    if (isTag(node, 'sup')) return [whole];
    if (!before || !(isLine || (isInline(before) && isInline(node)))) return [whole];
    const [one, other] = [textOf(before), textOf(node)];
    if (!isGlued(one, other)) return [whole];
    const areBoth = before.type === 'element' && node.type === 'element';
    if (areBoth && !isLine) return [element('br', []), whole];
    if ('tagName' in before && heads.test(before.tagName)) return [text(' – '), whole];
    if (areBoth && isTag(before, 'li') && isTag(node, 'li')) return [text(' · '), whole];
    // A span after a label stands in a line of its own, as do two spans.
    if (!isLine && before.type === 'text' && isTag(node, 'span')) return [text(' – '), whole];
    if (!/\p{P}$/u.test(one)) {
      if (areBoth) return [text(', '), whole];
      if (isTag(node, 'ul')) return [text(' – '), whole];
    }
    return [text(' '), whole];
  });
}

/** In a line, a blank between two spans keeps nothing apart. */
function isGap(node: ElementContent, before?: ElementContent, after?: ElementContent): boolean {
  const areSpans = [before, after].every((one) => one && isTag(one, 'span'));
  return areSpans && node.type === 'text' && node.value.trim() === '';
}

/** A block in a line is a part of that line. */
function separated(node: Element, isLine: boolean): Element {
  const isOneLine = oneLine.test(node.tagName) || node.properties.dataTyping !== undefined;
  const children = separateBlocks(node.children, isLine || isOneLine);
  const isBlock = isLine && !isInline(node) && children.length > 0 && node.tagName !== 'svg';
  return { ...node, children, ...(isBlock && { tagName: 'span' }) };
}

/** What stands over other words and is told from them in a line, too. */
const heads = /^(summary|h\d)$/;

/** What Markdown writes in one line, whatever stands in it. */
const oneLine = /^(h\d|t[dh])$/;

export const isInline = (node: ElementContent) =>
  node.type !== 'element' || inline.has(node.tagName);

function isGlued(one: string, other: string): boolean {
  const isNumber = /\d[.,]?$/.test(one) && /^\d/.test(other);
  return (
    /[\p{L}\p{N}.!?:;)€$£%”“»]$/u.test(one) && /^[\p{L}\p{N}\p{Sc}(]/u.test(other) && !isNumber
  );
}

export const text = (value: string): ElementContent => ({ type: 'text', value });

/** An element without properties. */
export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
