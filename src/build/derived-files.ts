import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { localePath, markdownPath, sharePicturePath } from '../site/addresses.ts';
import { viewBoxes } from '../site/garden/view-boxes.ts';
import type { BuildCache } from './build-cache.ts';
import { root } from './bundle.ts';
import { type Draft, draft } from './draft.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { isListedPage, type ListedPage, pageTree } from './page-tree.ts';
import { paint } from './share-picture/paint.ts';
import { sceneOf, shareCard } from './share-picture/share-card.ts';
import { knownPageDays, markdownHashes, writtenPageDays } from './sitemap/page-days.ts';
import { sitemap } from './sitemap/sitemap.ts';

/** What is made of a page, before it is a file. */
interface Derived {
  canonical: string;
  markdown: string;
  /** The picture beside shared links, as an SVG document of paths. */
  card: string;
}

/**
 * Makes what is made of finished pages: each as Markdown, its picture beside shared links, and the
 * sitemap with the day of its last change. A page that is as it was costs nothing.
 *
 * @param pages rendered, in all languages and editions
 * @param cache what an earlier build made of the same page is taken from here
 * @returns the files, and in sentences what somebody should know
 */
export async function derivedFiles(
  pages: readonly Draft[],
  cache: BuildCache,
): Promise<{ files: Draft[]; notes: string[] }> {
  const listed = distinctPages(pages.filter(isListedPage));
  // While one picture is painted, the next page is read.
  const made = await Promise.all(
    listed.map(async (page) => {
      const { markdown, card, canonical } = await derive(page, landingOf(page, listed), cache);
      const text = markdownFile(page, markdown, canonical);
      if (page.validFrom) return [text];
      const picture = await cache.remember([makers(), card], 'png', () => paint(card));
      return [text, draft(sharePicturePath(page.locale, page.path), picture)];
    }),
  );
  const files = made.flat();

  const hashes = markdownHashes(files);
  const days = knownPageDays(hashes, writtenPageDays());
  const changed = hashes.size - Object.keys(days).length;
  const note = `${changed} pages have changed since their days were written down, so the sitemap says no day for them; npm run days writes down today.`;
  files.push(draft('/sitemap.xml', sitemap(siteUrlOf(listed), days)));
  return { files, notes: changed > 0 ? [note] : [] };
}

/** Leaves out editions that say the same as the one before, such as for a year in the foot. */
function distinctPages(pages: readonly ListedPage[]): ListedPage[] {
  const last = new Map<string, string>();
  return pages.filter((page) => {
    const address = localePath(page.locale, page.path);
    const [words = ''] = textOf(page).match(/<main.*<\/main>/s) ?? [];
    const isSame = last.get(address) === words;
    last.set(address, words);
    return !isSame;
  });
}

async function derive(page: ListedPage, landing: ListedPage, cache: BuildCache): Promise<Derived> {
  const html = textOf(page);
  const hasScene = Object.values(viewBoxes).some((box) => html.includes(`viewBox="${box}"`));
  const madeOf = [makers(), html, hasScene ? '' : textOf(landing)];
  const make = () => {
    const tree = pageTree(page);
    const scene = sceneOf(hasScene ? tree : pageTree(landing));
    const { canonical } = tree;
    const card = shareCard(tree, scene);
    return JSON.stringify({ canonical, markdown: pageMarkdown(tree), card } satisfies Derived);
  };
  return JSON.parse((await cache.remember(madeOf, 'json', make)).toString());
}

/** A page without a drawing of the garden is shown with that of the landing page. */
function landingOf({ locale }: ListedPage, pages: readonly ListedPage[]): ListedPage {
  const landing = pages.find((page) => page.path === '/' && page.locale === locale);
  if (!landing) throw new Error(`There is no landing page in "${locale}".`);
  return landing;
}

function siteUrlOf([page]: readonly ListedPage[]): string {
  if (!page) throw new Error('There is no page that search engines may list.');
  const { canonical } = pageTree(page);
  return canonical.slice(0, -localePath(page.locale, page.path).length);
}

function markdownFile(
  { locale, path: address, validFrom }: ListedPage,
  text: string,
  page: string,
) {
  return draft(markdownPath(locale, address), text, {
    // Search engines list the page, which is the same in a form for people.
    headers: { 'content-language': locale, link: `<${page}>; rel="canonical"` },
    ...(validFrom && { validFrom }),
  });
}

const textOf = ({ body }: Draft) => new TextDecoder().decode(body);

let makersHash: string | undefined;

/** Whatever turns a page into something else, so that a change of it makes everything anew. */
function makers(): string {
  if (makersHash) return makersHash;
  const hash = createHash('sha256');
  const sources = ['src/build/{markdown,share-picture}/*', 'src/build/page-tree.ts'];
  for (const file of globSync([...sources, 'package-lock.json'], { cwd: root }).sort()) {
    hash.update(readFileSync(path.join(root, file)));
  }
  makersHash = hash.digest('hex');
  return makersHash;
}
