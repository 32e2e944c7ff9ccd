import { expect, test } from 'vitest';
import { processorMs } from '../../domain/testing/processor-time.ts';
import { plainWikitext } from './plain-wikitext.ts';

test.each([
  ['Adds [[mw:Help:Cite|footnotes]] to pages', 'Adds footnotes to pages'],
  ['Adds a [[Special:Nuke]] page', 'Adds a Special:Nuke page'],
  ['By [https://wiki.example/x the garden] team', 'By the garden team'],
  ['By [//wiki.example/x the garden] or  [http://wiki.example/x  us]', 'By the garden or us'],
  ["'''Bold''' and ''slanted''", 'Bold and slanted'],
  ["The wiki's own", "The wiki's own"],
  ['Adds <code>&lt;ref&gt;</code> tags', 'Adds <ref> tags'],
  ['Needs {{SITENAME}} and\n\n more\u0000', 'Needs and more'],
  ['Ask & answer &amp; thank', 'Ask & answer & thank'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['A \u202egnirts\u202c of \u2066others\u2069', 'A gnirts of others'],
  ['', ''],
])('%j reads %j', (wikitext, text) => {
  expect(plainWikitext(wikitext)).toBe(text);
});

test('a text of 200 characters is whole, and one more is cut behind a word', () => {
  const words = `${'x'.repeat(198)} y`;
  expect(plainWikitext(words)).toBe(words);
  expect(plainWikitext(`${words}z`)).toBe(`${'x'.repeat(198)}…`);
});

test('a long text is cut', () => {
  const text = plainWikitext('word '.repeat(1000));
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/word…$/);
});

test.each(['[[', '{{', '<', "'", '[//', '&amp;', '[[a|'])(
  '100 kB of %j is read at once',
  (part) => {
    const ms = processorMs(() => plainWikitext(part.repeat(50_000)));
    expect(ms).toBeLessThan(100);
  },
);
