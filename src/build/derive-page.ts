import { markdownPath, sharePicturePath } from '../site/addresses.ts';
import type { BuildCache } from './build-cache.ts';
import { pageMarkdown, saidBy } from './markdown/page-markdown.ts';
import { isListedPage, type ListedPage } from './page-tree.ts';
import { drawnParts, sharePicture } from './share-picture/share-picture.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

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
  let before: string | undefined;
  for (const page of editions.filter(isListedPage)) {
    const html = textOf(page);
    const said = saidBy(html);
    // An edition may differ in the year of its footer alone.
    if (said === before) continue;
    before = said;
    const markdown = await cache.remember([makers, page.locale, said], 'md', () =>
      pageMarkdown(said, page.locale),
    );
    files.push(markdownFile(page, markdown, canonicalOf(html)));
    if (page.validFrom) continue;
    const drawn = (html.match(drawnParts) ?? []).join('');
    const picture = await cache.remember([makers, drawn], 'png', () => sharePicture(drawn));
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

const textOf = ({ body }: UncompressedFile) => new TextDecoder().decode(body);
