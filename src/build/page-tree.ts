import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Locale } from '../i18n/locales.ts';
import { pageRoutes } from '../site/routes.ts';
import type { UncompressedFile } from './uncompressed-file.ts';

/** A prepared page that search engines may list. */
export type ListedPage = UncompressedFile & { locale: Locale };

const listedPaths = new Set(
  pageRoutes.flatMap(([, { path, isIndexed }]) => (isIndexed === false ? [] : [path])),
);

export function isListedPage(file: UncompressedFile): file is ListedPage {
  return file.locale !== undefined && listedPaths.has(file.path);
}

/**
 * Finds the first element of a kind.
 *
 * @param wanted its tag, and attributes that it has
 * @throws when the tree has no such element
 */
export function findElement(
  tree: Document,
  wanted: { tag_name: string; name?: string; rel?: string },
): Element {
  const [element] = DomUtils.getElements(wanted, tree, true, 1);
  if (!element) throw new Error(`A page has no element ${JSON.stringify(wanted)}.`);
  return element as Element;
}
