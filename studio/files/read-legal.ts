import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withoutPlaceholders } from '../../src/content/legal-placeholders.ts';

/** The smallest editable part of a legal text. */
export interface LegalBlock {
  /** `head` is the document's title and day; a heading is the title of a numbered section. */
  kind: 'head' | 'heading' | 'summary' | 'paragraph' | 'item';
  /** Id of its section; empty before the first. */
  section: string;
  /** Source text, with its marks for links and bold words. */
  text: string;
}

/** A block with its range in the file, in characters. */
export interface PlacedBlock extends LegalBlock {
  start: number;
  end: number;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Reads the blocks of a legal text, in order.
 *
 * @throws for invalid MDX
 */
export function readLegal(source: string): LegalBlock[] {
  return placeBlocks(source).map(({ kind, section, text }) => ({ kind, section, text }));
}

/** Reads the blocks with their ranges in the file. */
export function placeBlocks(source: string): PlacedBlock[] {
  const tree: Root = parser.parse(withoutPlaceholders(source));
  return tree.children.flatMap((node) => blocksOf(node, source, ''));
}

function blocksOf(node: Nodes, source: string, section: string): PlacedBlock[] {
  const block = (kind: LegalBlock['kind'], start: number, end: number): PlacedBlock[] => [
    { kind, section, start, end, text: source.slice(start, end) },
  ];
  const [start, end] = rangeOf(node);
  if (node.type === 'yaml') {
    // The front matter, without its delimiters.
    const from = source.indexOf('\n', start) + 1;
    return block('head', from, from + node.value.length);
  }
  if (node.type === 'paragraph') {
    refuseUnknownElements(node, section);
    const summary = node.children.length === 1 ? node.children[0] : undefined;
    if (summary?.type === 'mdxJsxTextElement' && summary.name === 'Summary') {
      const inside = '<Summary>'.length;
      return block('summary', start + inside, end - inside - 1);
    }
    return block('paragraph', start, end);
  }
  if (node.type === 'mdxJsxFlowElement') return sectionBlocks(node, source);
  if (node.type === 'listItem') {
    const texts = node.children.flatMap((child) => blocksOf(child, source, section));
    return texts.map((text) => ({ ...text, kind: 'item' }));
  }
  return 'children' in node
    ? (node.children as Nodes[]).flatMap((child) => blocksOf(child, source, section))
    : [];
}

function sectionBlocks(
  node: Extract<Nodes, { type: 'mdxJsxFlowElement' }>,
  source: string,
): PlacedBlock[] {
  const attribute = (name: string) =>
    node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  const section = String(attribute('id')?.value ?? '');
  const title = attribute('title');
  const heading: PlacedBlock[] = [];
  if (title) {
    const [from, to] = rangeOf(title);
    const start = from + 'title="'.length;
    heading.push({
      kind: 'heading',
      section,
      start,
      end: to - 1,
      text: source.slice(start, to - 1),
    });
  }
  return [...heading, ...node.children.flatMap((child) => blocksOf(child, source, section))];
}

/** Allows only links, bold words and `<Law>` inside a paragraph; MDX would run anything else as code. */
function refuseUnknownElements(node: Nodes, section: string): void {
  const isElement = node.type === 'mdxJsxTextElement';
  if (node.type === 'mdxTextExpression' || (isElement && !isKnown(node.name))) {
    throw new Error(`Section ${section} has a mark that no legal text may have.`);
  }
  if ('children' in node) for (const child of node.children) refuseUnknownElements(child, section);
}

function isKnown(name: string | null): boolean {
  return name === 'To' || name === 'Summary' || name === 'Law';
}

function rangeOf(node: { position?: Nodes['position'] }): [number, number] {
  const { start, end } = node.position ?? {};
  return [start?.offset ?? 0, end?.offset ?? 0];
}
