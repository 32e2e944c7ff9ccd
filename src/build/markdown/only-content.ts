import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Locale } from '../../i18n/locales.ts';
import { inMarkdownForm } from './markdown-forms.ts';
import {
  isInline,
  separateBlocks,
  withChildren,
  withDashes,
  withoutEdges,
} from './separate-blocks.ts';

const { textContent } = DomUtils;

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
export function onlyContent(nodes: readonly ChildNode[], context: Context): ChildNode[] {
  return separateBlocks(said(nodes, context));
}

function said(nodes: readonly ChildNode[], context: Context): ChildNode[] {
  const { absolute, locale } = context;
  return nodes.flatMap((node, index): ChildNode[] => {
    // Of several views of one thing, the first says it.
    if (isView(node) && nodes.slice(0, index).some(isView)) return [];
    // Where a word may be divided is for a browser.
    if (isText(node)) return [new Text(node.data.replaceAll('\u00ad', ''))];
    if (!isTag(node) || !isSaid(node)) return [];
    // Its lines are as they are.
    if (node.name === 'pre') return [withChildren(node, [new Text(textContent(node))])];
    const { href, src } = node.attribs;
    const attribs = {
      ...node.attribs,
      ...(href && !href.startsWith('#ref-') && { href: absolute(href) }),
      ...(src && { src: absolute(src) }),
    };
    const children = withDashes(said(node.children, context));
    const whole = new Element(node.name, attribs, children);
    if (node.name === 'q') return [quotation(whole, locale)];
    const parts = withoutEdges(whole);
    // At the edge of a block, a blank says nothing.
    const kept = isInline(whole) ? parts : parts.filter(isTag);
    return kept.flatMap((part) => (isTag(part) ? inMarkdownForm(part) : [part]));
  });
}

const isView = (node: ChildNode) => isTag(node) && node.attribs['data-view'] !== undefined;

/** The attributes of what is not seen, and of what can only be used; a carousel's slides follow each other here. */
const unsaid = ['hidden', 'popover', 'data-dots', 'data-interactive'];

function isSaid({ name, attribs }: Element): boolean {
  const isBackLink = attribs.href?.startsWith('#cite-');
  const isHidden = attribs['aria-hidden'] === 'true' || unsaid.some((each) => each in attribs);
  const isOrnament = name === 'img' && !attribs.alt;
  return !isHidden && !isBackLink && !isOrnament && !controls.has(name);
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
  return new Element('q', {}, [new Text(open + textContent(node) + close)]);
}
