import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Locale } from '../../i18n/locales.ts';

/** What can only be used in a browser. */
const controls = new Set([
  'button',
  'dialog',
  'fieldset',
  'form',
  'input',
  'label',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

/** What a page needs for its content to be understood elsewhere. */
interface Context {
  /** Makes complete an address that stands in the page. */
  absolute: (href: string) => string;
  locale: Locale;
}

/**
 * Leaves of a page what it says, and keeps words apart that only the style sheet keeps apart.
 *
 * @param nodes what stands in `<main>`
 */
export function onlyContent(nodes: readonly RootContent[], context: Context): ElementContent[] {
  return separate(said(nodes, context));
}

function said(nodes: readonly RootContent[], context: Context): ElementContent[] {
  const { absolute, locale } = context;
  return nodes.flatMap((node, index): ElementContent[] => {
    // Of several views of one thing, the first says it.
    if (isView(node) && nodes.slice(0, index).some(isView)) return [];
    // Where a word may be divided is for a browser.
    if (node.type === 'text') return [text(node.value.replaceAll('\u00ad', ''))];
    if (node.type !== 'element' || !isSaid(node)) return [];
    // Its lines are as they are.
    if (node.tagName === 'pre') return [{ ...node, children: [text(textOf(node))] }];
    const { href, src } = node.properties;
    const properties = {
      ...node.properties,
      ...(typeof href === 'string' && !href.startsWith('#ref-') && { href: absolute(href) }),
      ...(typeof src === 'string' && { src: absolute(src) }),
    };
    const element = {
      ...node,
      properties,
      children: withDashes(said(node.children, context)),
    };
    // A section without a heading has its name from there.
    if (node.tagName === 'section' && properties.ariaLabel) {
      return [boldLine(String(properties.ariaLabel)), element];
    }
    if (node.tagName === 'q') return [quotation(element, locale)];
    if (node.tagName === 'summary') return [foldHeading(element)];
    if (inline.has(node.tagName)) return withoutEdges(element);
    return node.tagName === 'table' ? [...captionOf(element), element] : [element];
  });
}

/** Puts blanks at the edges of an element in a line outside of it: Markdown's marks must touch a word, `~~noon~~`. */
function withoutEdges(node: Element): ElementContent[] {
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

const isView = (node: RootContent) =>
  node.type === 'element' && node.properties.dataView !== undefined;

function isSaid({ tagName, properties }: Element): boolean {
  const { ariaHidden, hidden, popover, href, dataDots, dataInteractive } = properties;
  const isBackLink = String(href).startsWith('#cite-');
  const isSeen = ariaHidden !== 'true' && hidden === undefined && popover === undefined;
  // A carousel's slides follow each other here.
  const isControl =
    controls.has(tagName) || dataDots !== undefined || dataInteractive !== undefined;
  return isSeen && !isBackLink && !isControl;
}

/** Tables in Markdown have no caption, so it stands before them. */
function captionOf(table: Element): Element[] {
  const caption = table.children.find(
    (child) => child.type === 'element' && child.tagName === 'caption',
  );
  if (!caption) return [];
  return [boldLine(textOf(caption))];
}

function boldLine(words: string): Element {
  return element('p', [element('strong', [text(words)])]);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** The quotation marks of each language; a browser puts them around `<q>`. */
const quotationMarks: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
};

/**
 * Puts a dash where only the style sheet tells a label from its words: `<small>Recommended</small> Pro`,
 * `<b>Every day</b>On every plan`.
 */
function withDashes(children: readonly ElementContent[]): ElementContent[] {
  const said = children.filter((child) => textOf(child).trim() !== '');
  const dashed = said.slice(1).filter((node, index) => {
    const before = said[index] as ElementContent;
    if (!isInline(before) || !isInline(node)) return false;
    const isLabelled = index === 0 && isOneOf(labels, before);
    // One element right after another stands in a line of its own.
    const isText = before.type === 'text' || node.type === 'text';
    const isApart = isText || children[children.indexOf(node) - 1] !== before;
    return (
      (isLabelled || isOneOf(remarks, node)) &&
      isApart &&
      (isFrom(before) ? /^\s*[\p{Lu}“„«]/u : /^\s*[\p{Lu}\p{N}\p{Sc}“„«]/u).test(textOf(node)) &&
      !/[.!?…:;,–]\s*$/.test(textOf(before))
    );
  });
  return children.flatMap((node, index) => {
    const next = children[index + 1];
    if (next && dashed.includes(next) && textOf(node).trim() === '') return [];
    return dashed.includes(node) ? [text(' – '), node] : [node];
  });
}

const labels = new Set(['b', 'small', 'strong']);
const remarks = new Set(['q', 'small']);

const lists = new Set(['ul']);
const smallPrint = new Set(['small']);

/** Small words before a number belong to it: `<small>From</small> $20`. */
const isFrom = (node: ElementContent) => isOneOf(smallPrint, node);

const isOneOf = (names: ReadonlySet<string>, node: ElementContent) =>
  node.type === 'element' && names.has(node.tagName);

function quotation(node: Element, locale: Locale): Element {
  const [open, close] = quotationMarks[locale];
  return element('q', [text(open + textOf(node) + close)]);
}

/** What a fold is called: what is said of its heading stands below it. */
function foldHeading(summary: Element): Element {
  const heading = summary.children.filter((child) => !isInline(child));
  if (heading.length === 0) return summary;
  const rest = summary.children.filter((child) => isInline(child));
  return element('div', [...heading, element('p', rest)]);
}

/** What stands in a line of text. */
const inline = new Set('a abbr b code data del em i q small span strong sub sup time'.split(' '));

/**
 * Keeps apart what only the style sheet keeps apart: a space in `employees<b>20 $</b>`, a new line
 * between `<span>one</span>` and `<span>two</span>`, and a comma in headings and cells: one line each.
 * A price stays whole: `9,<span>99</span>`.
 */
function separate(all: readonly ElementContent[], isLine = false): ElementContent[] {
  const nodes = all.filter(
    (node, index) => !(isLine && isGap(node, all[index - 1], all[index + 1])),
  );
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const whole = node.type === 'element' ? separated(node, isLine) : node;
    // The mark of a reference follows its word at once.
    if ('tagName' in node && node.tagName === 'sup') return [whole];
    if (!before || !(isLine || (isInline(before) && isInline(node)))) return [whole];
    const [one, other] = [textOf(before), textOf(node)];
    if (!isGlued(one, other)) return [whole];
    const areBoth = before.type === 'element' && node.type === 'element';
    if (areBoth && !isLine) return [element('br', []), whole];
    if ('tagName' in before && heads.test(before.tagName)) return [text(' – '), whole];
    if (!/\p{P}$/u.test(one)) {
      if (areBoth) return [text(', '), whole];
      if (isOneOf(lists, node)) return [text(' – '), whole];
    }
    return [text(' '), whole];
  });
}

/** In a line, a blank between two elements of the page's making says no more than none. */
function isGap(node: ElementContent, before?: ElementContent, after?: ElementContent): boolean {
  const areSpans = [before, after].every(
    (one) => one?.type === 'element' && one.tagName === 'span',
  );
  return areSpans && node.type === 'text' && node.value.trim() === '';
}

/** A block in a line is a part of that line. */
function separated(node: Element, isLine: boolean): Element {
  const isOneLine = oneLine.test(node.tagName) || node.properties.dataTyping !== undefined;
  const children = separate(node.children, isLine || isOneLine);
  const isBlock = isLine && !isInline(node) && children.length > 0 && node.tagName !== 'svg';
  return { ...node, children, ...(isBlock && { tagName: 'span' }) };
}

/** What stands over other words and is told from them in a line, too. */
const heads = /^(summary|h\d)$/;

/** What Markdown writes in one line, whatever stands in it. */
const oneLine = /^(h\d|t[dh])$/;

const isInline = (node: ElementContent) => node.type !== 'element' || inline.has(node.tagName);

function isGlued(one: string, other: string): boolean {
  const isNumber = /\d[.,]?$/.test(one) && /^\d/.test(other);
  return (
    /[\p{L}\p{N}.!?:;)€$£%”“»]$/u.test(one) && /^[\p{L}\p{N}\p{Sc}(]/u.test(other) && !isNumber
  );
}

const text = (value: string): ElementContent => ({ type: 'text', value });
