import { expect, test } from 'vitest';
import { xml2js } from 'xml-js';
import { content } from '../content/content.ts';
import { formatDay } from '../i18n/format.ts';
import { locales } from '../i18n/locales.ts';
import { plainTexts } from '../i18n/server.ts';
import { documentTitle } from '../site/layout/document-title.ts';
import { changeFeeds } from './change-feeds.ts';

const feeds = changeFeeds();
const textOf = (path: string) =>
  new TextDecoder().decode(feeds.find((feed) => feed.path === path)?.body);

interface Text {
  _text?: string;
  _cdata?: string;
}

test.each(locales)('the Atom feed in %s has what RFC 4287 asks for', (locale) => {
  const source = textOf(`/${locale}/changes.atom`);
  const { feed } = xml2js(source, { compact: true }) as {
    feed: Record<'id' | 'title' | 'updated', Text> & {
      _attributes: Record<string, string>;
      link: { _attributes: Record<string, string> }[];
      author: { name: Text };
      entry: (Record<'id' | 'title' | 'updated' | 'summary', Text> & {
        link: { _attributes: { href: string } };
      })[];
    };
  };
  expect(feed._attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
  // Section 4.1.1: exactly one id, title and updated, and an author, as entries have none.
  expect(URL.canParse(feed.id._text ?? '')).toBe(true);
  expect(feed.author.name._text).toBeTruthy();
  expect(feed.link.map(({ _attributes }) => _attributes)).toContainEqual(
    expect.objectContaining({
      rel: 'self',
      href: expect.stringContaining(`/${locale}/changes.atom`),
    }),
  );
  expect(feed.entry).toHaveLength(content.changes.length);
  expect(feed.title._text).toBe(documentTitle(plainTexts(locale).t('changes.title')));
  const titles = feed.entry.map(({ title }) => title._text ?? title._cdata);
  expect(new Set(titles).size).toBe(content.changes.length);
  for (const [index, entry] of feed.entry.entries()) {
    const change = content.changes[index];
    expect(entry.id._text ?? entry.id._cdata).toMatch(
      new RegExp(`/${locale}/changes#${change?.id}$`),
    );
    expect(entry.updated._text).toBe(`${change?.date}T00:00:00.000Z`);
    expect(entry.title._text ?? entry.title._cdata).toBeTruthy();
    const summary = entry.summary._text ?? entry.summary._cdata;
    expect(summary).toContain(change?.what[locale]);
    expect(summary).toContain(formatDay(locale, change?.from ?? ''));
  }
  expect(new Set(feed.entry.map(({ id }) => id._text ?? id._cdata)).size).toBe(feed.entry.length);
});

test.each(locales)('the JSON feed in %s has what the format asks for', (locale) => {
  const feed = JSON.parse(textOf(`/${locale}/changes.json`));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: expect.any(String),
    home_page_url: expect.stringContaining(`/${locale}/changes`),
    feed_url: expect.stringContaining(`/${locale}/changes.json`),
  });
  expect(feed.items).toHaveLength(content.changes.length);
  for (const item of feed.items) {
    expect(item.id).toBe(item.url);
    expect(Number.isNaN(Date.parse(item.date_modified))).toBe(false);
    expect(item.summary ?? item.content_html ?? item.content_text).toBeTruthy();
  }
});
