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

test('a cell that reaches down over rows leaves them their columns', () => {
  const rows = [
    '<tr><th>Level</th><th>Read</th><th>Write</th></tr>',
    '<tr><td rowspan="2">Open</td><td>All</td><td>All</td></tr>',
    '<tr><td>All</td><td>Users</td></tr>',
    '<tr><td>Closed</td><td>Users</td><td>Users</td></tr>',
  ];
  expect(said(`<table><caption>Gates</caption>${rows.join('')}</table>`).split('\n')).toEqual([
    '**Gates**',
    '',
    '| Level | Read | Write |',
    '| --- | --- | --- |',
    '| Open | All | All |',
    '|  | All | Users |',
    '| Closed | Users | Users |',
  ]);
});

test('references become footnotes, in a cell, too', () => {
  const mark = (number: number) =>
    `<sup><a href="#ref-${number}" id="cite-${number}">${number}</a></sup>`;
  const list =
    '<ol><li id="ref-1"><a href="#cite-1">↑</a>Our terms.</li><li id="ref-2"><a href="#cite-2">↑</a>“A law.”</li></ol>';
  const table = `<table><tr><th>Gate</th></tr><tr><td><h3>Open</h3><p>All${mark(2)}.</p></td></tr></table>`;
  const markdown = said(`<p>Every day${mark(1)}.</p>${table}${list}`);
  expect(markdown).toContain('Every day[^1].');
  expect(markdown).toContain('| Open – All[^2]. |');
  expect(markdown).toContain('[^1]: Our terms.\n\n[^2]: “A law.”');
});

test('terms become a list with what is said of them', () => {
  const list =
    '<dl><div><dt>Cite</dt><dd>Collects footnotes.</dd></div><div><dt>Poem</dt></div></dl>';
  expect(said(list)).toBe('- Cite\n\n  Collects footnotes.\n- Poem');
});

test('a link around a heading is a heading with a link', () => {
  expect(said('<a href="/plans"><h3>Plans</h3></a>')).toBe(
    '### [Plans](https://own.example/en/plans)',
  );
});

test('a line beside a block is a paragraph', () => {
  const entry = '<li><h3>By quote </h3><b>Ask</b> us <p>We agree in writing.</p></li>';
  expect(said(`<ul>${entry}</ul>`)).toBe(
    '- ### By quote\n\n  **Ask** us\n\n  We agree in writing.',
  );
});

test('what looks like Markdown is written as it is', () => {
  expect(said('<p>2 * 3 * 4, [a](b), a_b_c and &lt;i&gt;</p><p># 1</p>')).toBe(
    '2 \\* 3 \\* 4, \\[a](b), a\\_b\\_c and \\<i>\n\n\\# 1',
  );
});

test('what touches a link or a word that is struck out touches it in Markdown', () => {
  expect(said('<p>l’<a href="/plans">offre</a>, „<del>neuf</del>“</p>')).toBe(
    'l’[offre](https://own.example/en/plans), „~~neuf~~“',
  );
});
