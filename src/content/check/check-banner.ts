import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

/**
 * Finds pages in content/banner.yaml that show no banner, for they do not exist or have no frame.
 *
 * @param onPages what content/banner.yaml says of single pages
 * @param source that file with positions
 * @param pages keys in the route table of the pages that have the frame of the site
 */
export function checkBanner(
  onPages: Content['banner']['onPages'],
  source: SourceFile,
  pages: readonly string[],
): Problem[] {
  const unknown = Object.keys(onPages).filter((page) => !pages.includes(page));
  return unknown.map((page) => ({
    file: source.file,
    line: source.lineOfKey(['onPages', page]),
    sentence: `${page} is no page with a banner; write ${nearest(page, pages) ?? `one of these: ${pages.join(', ')}`}.`,
  }));
}
