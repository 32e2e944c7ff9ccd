import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

/** What of a page's content is said in Markdown, below its head. */
function said(main: string): string {
  const tree: Root = unified().use(rehypeParse).parse(`<main>${main}</main>`);
  const canonical = 'https://own.example/en/page';
  const about = { brand: '', title: '', description: '', heading: '', canonical };
  return pageMarkdown({ locale: 'en', tree, ...about })
    .replace(/^---\n.*?\n---\n\s*/s, '')
    .trim();
}

test('what can only be used in a browser is left out', () => {
  expect(said('<p>Before.</p><div data-interactive=""><p>Type here.</p></div>')).toBe('Before.');
});

test('of several views of one thing, the first says it', () => {
  const version = (text: string) =>
    `<div><div data-view="page"><p>${text}</p></div><div data-view="difference"><ins>${text}</ins></div></div>`;
  expect(said(version('One.') + version('Two.'))).toBe('One.\n\nTwo.');
});

test('what a section without a heading is called stands over it', () => {
  const section = '<section aria-label="Mara writes a line"><p>One.</p></section>';
  expect(said(section)).toBe('**Mara writes a line**\n\nOne.');
});

test('in a cell, a dash stands between a heading and its words', () => {
  const cell = '<td><h3>Closed</h3><p>Nobody looks in.</p></td>';
  const table = `<table><thead><tr><th>Gate</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`;
  expect(said(table)).toContain('| Closed – Nobody looks in. |');
});
