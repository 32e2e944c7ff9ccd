import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Locale } from '../../i18n/locales.ts';
import {
  element,
  isInline,
  separateBlocks,
  text,
  withDashes,
  withoutEdges,
} from './separate-blocks.ts';

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
  return separateBlocks(said(nodes, context));
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
    const whole: Element = {
      ...node,
      properties,
      children: withDashes(said(node.children, context)),
    };
    // A section without a heading has its name from there.
    if (node.tagName === 'section' && properties.ariaLabel) {
      return [boldLine(String(properties.ariaLabel)), whole];
    }
    if (node.tagName === 'q') return [quotation(whole, locale)];
    if (node.tagName === 'summary') return [foldHeading(whole)];
    if (isInline(whole)) return withoutEdges(whole);
    return node.tagName === 'table' ? [...captionOf(whole), whole] : [whole];
  });
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

/** The quotation marks of each language; a browser puts them around `<q>`. */
const quotationMarks: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
};

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
