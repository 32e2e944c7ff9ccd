import { existsSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'hast-util-select';
import { localePath, markdownPath, sharePicturePath } from '../site/addresses.ts';
import type { BuildCache } from './build-cache.ts';
import { type Draft, draft } from './draft.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { isListedPage, type ListedPage, type PageTree, pageTree } from './page-tree.ts';
import { root } from './project-root.ts';
import { shareCard } from './share-picture/share-card.ts';

/** What is said of a page elsewhere is made of these parts, and its picture of those. */
const saidParts =
  /<title>.*?<\/title>|<meta name="description"[^>]*>|<link rel="canonical"[^>]*>|<main.*<\/main>/gs;
const drawnParts = /<header.*?<\/header>|<h1.*?<\/h1>|<img [^>]*>/gs;

/**
 * Makes what is made of a finished page: the same as Markdown, for each day on which it says something
 * else, and the picture beside shared links.
 *
 * @param editions of one page in one language, the first as it is today
 * @param makers a hash of whatever turns a page into something else
 * @param cache what an earlier build made of the same parts is taken from here
 */
export async function derivePage(
  editions: readonly Draft[],
  makers: string,
  cache: BuildCache,
): Promise<Draft[]> {
  const files: Draft[] = [];
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
    files.push(draft(sharePicturePath(page.locale, page.path), picture));
  }
  return files;
}

/** The complete address of a page, which fixes its language. */
function canonicalOf(html: string): string {
  const [, canonical] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
  if (!canonical) throw new Error('A page says no canonical address.');
  return canonical;
}

/** Leaves out editions that say the same as the one before, such as for a year in the foot. */
function distinctEditions(editions: readonly ListedPage[]): ListedPage[] {
  const words = editions.map((page) => textOf(page).match(/<main.*<\/main>/s)?.[0] ?? '');
  return editions.filter((_, index) => words[index] !== words[index - 1]);
}

const drawings = 'src/site/garden/drawings';

/** The drawing that a visitor sees first; a page that opens without one is shown with the whole garden. */
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
): Draft {
  return draft(markdownPath(locale, address), text, {
    // Search engines list the page, which is the same in a form for people.
    headers: { 'content-language': locale, link: `<${page}>; rel="canonical"` },
    ...(validFrom && { validFrom }),
  });
}

/** The address of the whole site, from any of its pages. */
export function siteUrlOf(page: ListedPage): string {
  return canonicalOf(textOf(page)).slice(0, -localePath(page.locale, page.path).length);
}

const textOf = ({ body }: Draft) => new TextDecoder().decode(body);
