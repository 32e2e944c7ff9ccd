import { select } from 'hast-util-select';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Locale } from '../../i18n/locales.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { pageRoutes } from '../../site/routes.ts';
import { findElement, pageTree } from '../page-tree.ts';
import { onlyContent } from './only-content.ts';

/** A link, or the mark of a reference: `[^1]`. */
const a: Handle = (state, node) => {
  const [, number] = String(node.properties.href).match(/^#ref-(\d+)$/) ?? [];
  if (!number) return defaultHandlers.a(state, node);
  return { type: 'footnoteReference', identifier: number, label: number };
};

/** A list, or the references themselves: `[^1]: …`. */
const ol: Handle = (state, node) => {
  const notes = node.children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const [, number] = String(item.properties.id).match(/^ref-(\d+)$/) ?? [];
    if (!number) return [];
    const children = state.toFlow(state.all(item)) as never[];
    return [{ type: 'footnoteDefinition' as const, identifier: number, label: number, children }];
  });
  return notes.length > 0 ? notes : defaultHandlers.ol(state, node);
};

/** A quotation, which has the marks of its language already. */
const q: Handle = (state, node) => state.all(node) as never;

/** A picture that only adorns is left out. */
const img: Handle = (state, node) =>
  node.properties.alt ? defaultHandlers.img(state, node) : undefined;

/** A drawing that says something says it in words. */
const svg: Handle = (_state, { properties }) => {
  const value = properties.ariaLabel;
  if (!value) return undefined;
  return { type: 'emphasis', children: [{ type: 'text', value: String(value) }] };
};

const processor = unified()
  .use(rehypeRemark, { handlers: { a, img, ol, q, svg } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

const saidParts =
  /<title>.*?<\/title>|<meta name="description"[^>]*>|<link rel="canonical"[^>]*>|<main.*<\/main>|<p [^>]*data-note.*?<\/p>/gs;

/** A third of a page, which says nothing and would have to be parsed. */
const looks = / (?:class|style)="[^"]*"/g;

/** Takes from a page, as HTML, what its Markdown is made of. */
export function saidBy(html: string): string {
  return (html.match(saidParts) ?? []).join('').replace(looks, '');
}

/**
 * Says what a page says as Markdown: its content without bar, foot, forms and decoration; tables as
 * tables, references as footnotes, links with their whole address. Title, description, language and
 * address of the page stand at the top.
 *
 * @param said what `saidBy` takes from the page
 */
export function pageMarkdown(said: string, locale: Locale): string {
  const tree = pageTree(said);
  const { content: description } = findElement('meta[name=description]', tree).properties;
  const canonical = String(findElement('link[rel=canonical]', tree).properties.href);
  const main = findElement('main', tree);
  const children = onlyContent(main.children, {
    locale,
    absolute: (href) => addressOf(href, canonical),
  });
  const markdown = processor.stringify(processor.runSync({ type: 'root', children }) as never);
  const note = select('main ~ [data-note]', tree);
  const about = Object.entries({
    title: textOf(findElement('title', tree)),
    description,
    lang: locale,
    canonical,
    ...(note && { note: textOf(note) }),
  });
  // A text in the way of JSON is one in YAML, too.
  const lines = about.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}

/** The complete address that a link of a page leads to, in the language of the page. */
function addressOf(href: string, canonical: string): string {
  const url = new URL(href, canonical);
  const { locale, path } = splitLocalePath(new URL(canonical).pathname);
  const isPage = pageRoutes.some(([, route]) => route.path === url.pathname);
  const isOurs = url.origin === new URL(canonical).origin;
  if (isOurs && isPage && locale && path) url.pathname = localePath(locale, url.pathname);
  return url.href;
}
