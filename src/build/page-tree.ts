import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
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

const parser = unified().use(rehypeParse).freeze();

/** Parses the HTML of a page, or parts of it. */
export function pageTree(html: string): Root {
  return parser.parse(html);
}

/** @throws when the tree has no such element */
export function findElement(selector: string, tree: Root): Element {
  const element = select(selector, tree);
  if (!element) throw new Error(`A page has no ${selector}.`);
  return element;
}
