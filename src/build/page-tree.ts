import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
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

/** A parsed page, from which Markdown and share picture are derived. */
export interface PageTree {
  locale: Locale;
  tree: Root;
  /** The name of the site, as in the header. */
  brand: string;
  /** Title with the name of the site. */
  title: string;
  description: string;
  heading: string;
  /** The absolute URL that fixes the language. */
  canonical: string;
}

const parser = unified().use(rehypeParse).freeze();

/**
 * Reads a prepared page.
 *
 * @throws when it lacks what every page has
 */
export function pageTree({ path, locale, body }: ListedPage): PageTree {
  const tree = parser.parse(new TextDecoder().decode(body));
  const find = (selector: string): Element => {
    const element = select(selector, tree);
    if (!element) throw new Error(`${path} has no ${selector}.`);
    return element;
  };
  return {
    locale,
    tree,
    brand: textOf(find('header a:has(svg)')),
    title: textOf(find('title')),
    description: String(find('meta[name=description]').properties.content),
    heading: textOf(find('h1')),
    canonical: String(find('link[rel=canonical]').properties.href),
  };
}
