import { type ChildNode, Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { isInline, isNamed, withChildren } from './separate-blocks.ts';

const { getElementsByTagName, textContent } = DomUtils;

/** What stands in a line and has no mark in Markdown. */
const unmarked = { enter: '', exit: '', isInline: true, spacing: [0, 0] as [number, number] };

/** Elements that Markdown is to write otherwise than its library does: as another one, or with other marks. */
export const tagOverrides = {
  a: { enter: '[' },
  address: 'div',
  bdi: unmarked,
  data: unmarked,
  del: { enter: '~~' },
  details: 'div',
  figcaption: 'p',
  figure: 'div',
  ins: unmarked,
  q: unmarked,
  'reference-mark': { ...unmarked, enter: '[^', exit: ']' },
  'reference-number': { ...unmarked, enter: '[^', exit: ']:' },
  summary: 'p',
  sup: unmarked,
  u: unmarked,
};

/** Makes of an element that Markdown has no form for such as it has one for, or leaves it as it is. */
export function inMarkdownForm(element: Element): ChildNode[] {
  const { 'aria-label': label, href, id } = element.attribs;
  const [, number] = (href ?? id)?.match(/^#?ref-(\d+)$/) ?? [];
  switch (element.name) {
    case 'a':
      return [number ? referenceMark(number) : linkInHeading(element)];
    case 'dl':
      return [listOfTerms(element)];
    case 'li':
      return number ? [reference(number, element)] : [element];
    case 'section':
      // Without a heading it has its name from there.
      return label ? [boldLine(label), element] : [element];
    case 'summary':
      return [foldHeading(element)];
    case 'svg':
      // A drawing that says something says it in words.
      return label ? [new Element('em', {}, [new Text(label)])] : [];
    case 'table':
      return wholeTable(element);
    default:
      return [element];
  }
}

/** `[^1]` */
function referenceMark(number: string): Element {
  return new Element('reference-mark', {}, [new Text(number)]);
}

/** `[^1]: …` */
function reference(number: string, { children }: Element): Element {
  return new Element('p', {}, [
    new Element('reference-number', {}, [new Text(number)]),
    new Text(' '),
    ...children,
  ]);
}

/** A link around a heading becomes a heading around a link. */
function linkInHeading(link: Element): Element {
  const [heading, ...others] = link.children.filter((child) => textContent(child).trim() !== '');
  if (!heading || others.length > 0 || !isTag(heading) || isInline(heading)) return link;
  return withChildren(heading, [withChildren(link, heading.children)]);
}

/** Terms become entries of a list, with what is said of them below. */
function listOfTerms({ children }: Element): Element {
  const parts = children.flatMap((child) =>
    isTag(child) && child.name === 'div' ? child.children : [child],
  );
  const entries: Element[] = [];
  for (const part of parts.filter(isTag)) {
    if (part.name === 'dt') entries.push(new Element('li', {}));
    entries.at(-1)?.children.push(new Element('p', {}, part.children));
  }
  return new Element('ul', {}, entries);
}

/** What a fold is called: what is said of its heading stands below it. */
function foldHeading(summary: Element): Element {
  const heading = summary.children.filter((child) => !isInline(child));
  if (heading.length === 0) return summary;
  const rest = summary.children.filter((child) => isInline(child));
  return new Element('div', {}, [...heading, new Element('p', {}, rest)]);
}

/** The caption stands before its table, and every row has a cell for each column. */
function wholeTable(table: Element): Element[] {
  const caption = table.children.find((child) => isNamed(child, 'caption'));
  const rest = table.children.filter((child) => child !== caption);
  const whole = withChildren(table, rest);
  fillRows(whole);
  return [...(caption ? [boldLine(textContent(caption))] : []), whole];
}

/** Puts an empty cell wherever one of a row above reaches down. */
function fillRows(table: Element): void {
  /** For each column, how many more rows its last cell reaches down. */
  const more: number[] = [];
  for (const row of getElementsByTagName('tr', table)) {
    const cells = row.children.filter(isTag);
    row.children = [];
    for (let column = 0; cells.length > 0 || more[column]; column += 1) {
      const isReached = Boolean(more[column]);
      const cell = (!isReached && cells.shift()) || new Element('td', {});
      more[column] = isReached ? (more[column] ?? 0) - 1 : Number(cell.attribs.rowspan ?? 1) - 1;
      row.children.push(cell);
    }
  }
}

function boldLine(words: string): Element {
  return new Element('p', {}, [new Element('strong', {}, [new Text(words)])]);
}
