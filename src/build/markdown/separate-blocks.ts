import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

const { textContent } = DomUtils;

/** Puts blanks at the edges of an element in a line outside of it: Markdown's marks must touch a word, `~~noon~~`. */
export function withoutEdges(node: Element): ChildNode[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first && isText(first) && /^\s/.test(first.data);
  const after = last && isText(last) && /\s$/.test(last.data);
  const children = node.children.map((child) => {
    if (!isText(child)) return child;
    const words = child === first ? child.data.trimStart() : child.data;
    return new Text(child === last ? words.trimEnd() : words);
  });
  return [
    ...(before ? [new Text(' ')] : []),
    withChildren(node, children),
    ...(after ? [new Text(' ')] : []),
  ];
}

/**
 * Puts a dash where only the style sheet tells a label from its words: `<small>Recommended</small> Pro`,
 * `<b>Every day</b>On every plan`.
 */
export function withDashes(children: readonly ChildNode[]): ChildNode[] {
  const said = children.filter((child) => textContent(child).trim() !== '');
  const dashed = said.slice(1).filter((node, index) => {
    const before = said[index] as ChildNode;
    if (!isInline(before) || !isInline(node)) return false;
    const isLabelled = index === 0 && isNamed(before, 'b', 'small', 'strong');
    // One element right after another stands in a line of its own.
    const isWords = isText(before) || isText(node);
    const isApart = isWords || children[children.indexOf(node) - 1] !== before;
    return (
      (isLabelled || isNamed(node, 'q', 'small')) &&
      isApart &&
      (isNamed(before, 'small') ? words : wordsOrNumber).test(textContent(node)) &&
      !/[.!?…:;,–]\s*$/.test(textContent(before))
    );
  });
  return children.flatMap((node, index) => {
    const next = children[index + 1];
    if (next && dashed.includes(next) && textContent(node).trim() === '') return [];
    return dashed.includes(node) ? [new Text(' – '), node] : [node];
  });
}

/** How what follows a label begins. After small words a number belongs to them: `<small>From</small> $20`. */
const words = /^\s*[\p{Lu}“„«]/u;
const wordsOrNumber = /^\s*[\p{Lu}\p{N}\p{Sc}“„«]/u;

export const isNamed = (node: ChildNode, ...names: string[]) =>
  isTag(node) && names.includes(node.name);

/** What stands in a line of text. */
const inline = new Set(
  'a abbr b bdi br code data del em i img ins q reference-mark reference-number small span strong sub sup time u'.split(
    ' ',
  ),
);

/**
 * Keeps apart what only the style sheet keeps apart: a space in `employees<b>20 $</b>`, a new line
 * between `<span>one</span>` and `<span>two</span>`, and a comma in headings and cells: one line each.
 * A price stays whole: `9,<span>99</span>`.
 */
export function separateBlocks(all: readonly ChildNode[], isLine = false): ChildNode[] {
  const nodes = all.filter(
    (node, index) => !(isLine && isGap(node, all[index - 1], all[index + 1])),
  );
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const whole = isTag(node) ? separated(node, isLine) : node;
    // The mark of a reference follows its word at once.
    if (isNamed(node, 'sup')) return [whole];
    if (!before || !(isLine || (isInline(before) && isInline(node)))) return [whole];
    const [one, other] = [textContent(before), textContent(node)];
    if (!isGlued(one, other)) return [whole];
    const areBoth = isTag(before) && isTag(node);
    if (areBoth && !isLine) return [new Element('br', {}), whole];
    if (isTag(before) && heads.test(before.name)) return [new Text(' – '), whole];
    if (isNamed(before, 'li') && isNamed(node, 'li')) return [new Text(' · '), whole];
    // A span after a label stands in a line of its own, as do two spans.
    if (!isLine && isText(before) && isNamed(node, 'span')) return [new Text(' – '), whole];
    if (!/\p{P}$/u.test(one)) {
      if (areBoth) return [new Text(', '), whole];
      if (isNamed(node, 'ul')) return [new Text(' – '), whole];
    }
    return [new Text(' '), whole];
  });
}

/** In a line, a blank between two spans keeps nothing apart. */
function isGap(node: ChildNode, before?: ChildNode, after?: ChildNode): boolean {
  const areSpans = [before, after].every((one) => one && isNamed(one, 'span'));
  return areSpans && isText(node) && node.data.trim() === '';
}

/** Makes a paragraph of each line of text that stands beside a block. */
function withParagraphs(nodes: readonly ChildNode[]): ChildNode[] {
  if (nodes.every(isInline)) return [...nodes];
  const all: ChildNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if (!isInline(node)) all.push(node);
    else if (before && isInline(before)) (all.at(-1) as Element).children.push(node);
    else all.push(new Element('p', {}, [node]));
  }
  return all;
}

/** A block in a line is a part of that line. */
function separated(node: Element, isLine: boolean): Element {
  const isOneLine = oneLine.test(node.name) || node.attribs['data-typing'] !== undefined;
  const children = separateBlocks(node.children, isLine || isOneLine);
  const isBlock = isLine && !isInline(node) && children.length > 0 && node.name !== 'svg';
  const whole = isLine || isOneLine ? children : withParagraphs(children);
  return new Element(isBlock ? 'span' : node.name, node.attribs, whole);
}

/** What stands over other words and is told from them in a line, too. */
const heads = /^(summary|h\d)$/;

/** What Markdown writes in one line, whatever stands in it. */
const oneLine = /^(h\d|t[dh])$/;

export const isInline = (node: ChildNode) => !isTag(node) || inline.has(node.name);

function isGlued(one: string, other: string): boolean {
  const isNumber = /\d[.,]?$/.test(one) && /^\d/.test(other);
  return (
    /[\p{L}\p{N}.!?:;)€$£%”“»]$/u.test(one) && /^[\p{L}\p{N}\p{Sc}(]/u.test(other) && !isNumber
  );
}

/** The same element with other children. */
export function withChildren({ name, attribs }: Element, children: ChildNode[]): Element {
  return new Element(name, attribs, children);
}
