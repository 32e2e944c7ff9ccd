import { existsSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'hast-util-select';
import { localePath, markdownPath, sharePicturePath } from '../site/addresses.ts';
import type { BuildCache } from './build-cache.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { isListedPage, type ListedPage, type PageTree, pageTree } from './page-tree.ts';
import { root } from './project-root.ts';
import { shareCard } from './share-picture/share-card.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

/** The parts of a page that its Markdown is made of, and those for its share picture. */
const saidParts =
  /<title>.*?<\/title>|<meta name="description"[^>]*>|<link rel="canonical"[^>]*>|<main.*<\/main>/gs;
const drawnParts = /<header.*?<\/header>|<h1.*?<\/h1>|<img [^>]*>/gs;

/**
 * Derives the Markdown of each edition and the share picture from a finished page.
 *
 * @param editions of one page in one language, the first as it is today
 * @param makers a hash of the code that derives
 * @param cache reuses results of earlier builds
 */
export async function derivePage(
  editions: readonly UncompressedFile[],
  makers: string,
  cache: BuildCache,
): Promise<UncompressedFile[]> {
  const files: UncompressedFile[] = [];
  for (const page of distinctEditions(editions.filter(isListedPage))) {
    const html = textOf(page);
    const said = [makers, page.locale, page.path, ...partsOf(html, saidParts)];
    const markdown = await cache.remember(said, 'md', () => pageMarkdown(pageTree(page)));
    files.push(markdownFile(page, markdown, canonicalOf(html)));
    if (page.validFrom) continue;
    const drawn = [makers, ...partsOf(html, drawnParts)];
    const picture = await cache.remember(drawn, 'png', () => {
      const tree = pageTree(page);
      return shareCard({ ...tree, drawing: drawingOf(tree) });
    });
    files.push(uncompressedFile(sharePicturePath(page.locale, page.path), picture));
  }
  return files;
}

/** The complete address of a page, which fixes its language. */
function canonicalOf(html: string): string {
  const [, canonical] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
  if (!canonical) throw new Error('A page says no canonical address.');
  return canonical;
}

/** Leaves out editions with the same content as the one before, such as a new year in the footer. */
function distinctEditions(editions: readonly ListedPage[]): ListedPage[] {
  const words = editions.map((page) => textOf(page).match(/<main.*<\/main>/s)?.[0] ?? '');
  return editions.filter((_, index) => words[index] !== words[index - 1]);
}

const drawings = 'src/site/garden/drawings';

/** The first drawing of the page; the whole garden for a page without one above the fold. */
function drawingOf({ tree }: PageTree): string {
  const seenFirst = selectAll('main img:not([loading=lazy])', tree)
    .map(({ properties }) => String(properties.src).match(/([\w-]+)-\w+\.svg$/)?.[1])
    .find((name) => name && existsSync(path.join(root, drawings, `${name}.svg`)));
  return `${drawings}/${seenFirst ?? 'garden'}.svg`;
}

const partsOf = (html: string, parts: RegExp) => html.match(parts) ?? [];

function markdownFile(
  { locale, path: address, validFrom }: ListedPage,
  text: Uint8Array<ArrayBuffer>,
  page: string,
): UncompressedFile {
  return uncompressedFile(markdownPath(locale, address), text, {
    // Search engines should list the HTML page, not its Markdown.
    headers: { 'content-language': locale, link: `<${page}>; rel="canonical"` },
    ...(validFrom && { validFrom }),
  });
}

/** The address of the whole site, from any of its pages. */
export function siteUrlOf(page: ListedPage): string {
  return canonicalOf(textOf(page)).slice(0, -localePath(page.locale, page.path).length);
}

const textOf = ({ body }: UncompressedFile) => new TextDecoder().decode(body);
