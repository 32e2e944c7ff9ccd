import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Document, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findElement } from '../page-tree.ts';
import { root } from '../project-root.ts';

/** The parts of a page that its share picture is made of. */
export const drawnParts = /<header.*?<\/header>|<h1.*?<\/h1>|<img [^>]*>/gs;

/**
 * Renders the share picture (`og:image`) of a page: the brand, the page's heading and its first drawing.
 *
 * @param drawn the parts of the page, as HTML
 * @returns a PNG
 */
export async function sharePicture(drawn: string): Promise<Uint8Array> {
  // Loaded only when a picture has changed, because its libraries are slow to load.
  const { shareCard } = await import('./share-card.ts');
  const tree = parseDocument(drawn);
  return shareCard({
    brand: DomUtils.textContent(findElement(tree, { tag_name: 'a' })),
    heading: DomUtils.textContent(findElement(tree, { tag_name: 'h1' })),
    drawing: drawingOf(tree),
  });
}

const drawings = 'src/site/garden/drawings';

/** The first drawing of the page; the whole garden for a page without one above the fold. */
function drawingOf(tree: Document): string {
  const seenFirst = tree.children
    .filter((node) => isTag(node) && node.name === 'img' && node.attribs.loading !== 'lazy')
    .map((node) => isTag(node) && node.attribs.src?.match(/([\w-]+)-\w+\.svg$/)?.[1])
    .find((name) => name && existsSync(path.join(root, drawings, `${name}.svg`)));
  return `${drawings}/${seenFirst ?? 'garden'}.svg`;
}
