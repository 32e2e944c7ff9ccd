import { htmlToMarkdown } from '@mdream/js/core';
import { isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Locale } from '../../i18n/locales.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { pageRoutes } from '../../site/routes.ts';
import { findElement } from '../page-tree.ts';
import { tagOverrides } from './markdown-forms.ts';
import { onlyContent } from './only-content.ts';

const { getOuterHTML, textContent } = DomUtils;

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
  const tree = parseDocument(said);
  const { content: description } = findElement(tree, {
    tag_name: 'meta',
    name: 'description',
  }).attribs;
  const { href: canonical = '' } = findElement(tree, {
    tag_name: 'link',
    rel: 'canonical',
  }).attribs;
  const children = onlyContent(findElement(tree, { tag_name: 'main' }).children, {
    locale,
    absolute: (href) => addressOf(href, canonical),
  });
  const html = getOuterHTML(children, { encodeEntities: 'utf8' });
  const markdown = htmlToMarkdown(html, { plugins: { tagOverrides } });
  const note = tree.children.find((node) => isTag(node) && 'data-note' in node.attribs);
  const about = Object.entries({
    title: textContent(findElement(tree, { tag_name: 'title' })),
    description,
    lang: locale,
    canonical,
    ...(note && { note: textContent(note) }),
  });
  // A text in the way of JSON is one in YAML, too.
  const lines = about.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`;
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
