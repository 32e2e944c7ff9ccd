import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

/** What of a page's content is said in Markdown, below its head. */
function said(main: string): string {
  const head =
    '<title>T</title><meta name="description" content="D"><link rel="canonical" href="https://own.example/en/page">';
  return pageMarkdown(`${head}<main>${main}</main>`, 'en')
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

test('a step is separated from who does it, a label is not separated from its text', () => {
  expect(said('<ol><li>Fetch the export <small>You</small></li></ol>')).toBe(
    '1. Fetch the export – You',
  );
  expect(said('<p><small>From</small> $20 a month</p>')).toBe('From $20 a month');
});

test('a price stands apart from the line above it that says whose it is', () => {
  expect(said('<p>6–15 employees<span><b>$20</b> a month</span></p>')).toBe(
    '6–15 employees – **$20** a month',
  );
});

test('the parts of a heading stand apart, with or without a blank between them', () => {
  expect(said('<h2><span><b>8</b> steps alone </span><span><b>5</b> with us</span></h2>')).toBe(
    '## **8** steps alone, **5** with us',
  );
});

test('a list in a cell follows a dash, and its entries are separated', () => {
  const cell =
    '<td>15 features<ul><li>HTTPS. Nobody listens.</li><li>No ads</li><li>Backups</li></ul></td>';
  const table = `<table><thead><tr><th>All</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`;
  expect(said(table)).toContain('| 15 features – HTTPS. Nobody listens. · No ads · Backups |');
});

test('the lines of a terminal stay lines', () => {
  expect(said('<pre><code><b>one</b>\n<span>Two.</span>\n</code></pre>')).toContain('one\nTwo.');
});
