import type { AnyNode, Document, Element } from 'domhandler';
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
 * @param name of its tag
 * @param attribs that it has, too
 * @throws when the tree has no such element
 */
export function findElement(
  tree: Document,
  name: string,
  attribs: Record<string, string> = {},
): Element {
  const entries = Object.entries(attribs);
  const element = DomUtils.findOne(
    (each) => each.name === name && entries.every(([key, value]) => each.attribs[key] === value),
    tree.children,
  );
  if (!element) throw new Error(`A page has no ${name} ${JSON.stringify(attribs)}.`);
  return element;
}

/** The text of a node and of all in it. */
export function textOf(node: AnyNode): string {
  return DomUtils.textContent(node);
}
