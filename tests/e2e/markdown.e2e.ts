import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { markdownPath } from '../../src/site/addresses.ts';
import { bodyOf, builtPages, records } from './built-site.ts';
import { site } from './content.ts';

const pages = builtPages
  .filter(({ route }) => route.isIndexed !== false)
  .map((page) => {
    const address = markdownPath(page.locale, page.route.path);
    const record = records.find(({ path, validFrom }) => path === address && !validFrom);
    if (!record) throw new Error(`There is no ${address}.`);
    return { ...page, html: bodyOf(page.record), markdown: address, text: bodyOf(record) };
  });

/** What of a page has a text's worth: nothing that can only be used in a browser. */
function mainOf(html: string): string {
  const [main = ''] = html.match(/<main.*<\/main>/s) ?? [];
  return main.replaceAll(/<(svg|form|fieldset|button|select|script|style)\b.*?<\/\1>/gs, '');
}

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Amounts of money in the order in which they are read; a price's small cents belong to it. */
function amountsIn(text: string): string[] {
  const amounts = text.match(
    /(?:CA|US)?[$€£]\s?\d[\d.,\u202f]*\d|(?:CA|US)?[$€£]\s?\d|\d[\d.,\u202f]*\s?(?:[$€£]|[A-Z]{3}\b)/g,
  );
  return (amounts ?? []).map((amount) => amount.replaceAll(/\s/g, ' '));
}

test('every page that may be listed is there as Markdown, in the right form', async ({
  request,
}) => {
  expect(pages.length).toBeGreaterThan(90);
  for (const { locale, address, markdown } of pages) {
    const answer = await request.get(markdown);
    const headers = answer.headers();
    expect(answer.status(), markdown).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      link: `<${site.siteUrl}${address}>; rel="canonical"`,
    });
    const again = await request.get(markdown, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status(), markdown).toBe(304);
    const page = await request.get(address);
    expect(page.headers().link).toBe(`<${markdown}>; rel="alternate"; type="text/markdown"`);
  }
});

test('no picture without words is in Markdown', () => {
  for (const { markdown, text } of pages) expect(text, markdown).not.toContain('![](');
});

test('labels, remarks and quotations keep apart from their words in Markdown', () => {
  for (const { markdown, text } of pages) {
    // A word that a browser may divide is whole for programs.
    expect(text, markdown).not.toContain('\u00ad');
    expect(text.match(/.*\p{Ll}\*\*\p{Lu}.*/gu) ?? [], markdown).toEqual([]);
    expect(text.match(/^#+ .*\?[–\p{L}].*/gmu) ?? [], markdown).toEqual([]);
  }
});

test('in French, an article that ends on an apostrophe touches its noun', () => {
  for (const { text, markdown } of pages.filter(({ locale }) => locale === 'fr')) {
    expect(text.match(/.*\p{L}’ .*/gu) ?? [], markdown).toEqual([]);
  }
});

test('a quotation has the marks of its language', () => {
  const marks = { en: '“…”', de: '„…“', es: '«…»', fr: '«\u00a0…\u00a0»' };
  for (const { locale, html, text, markdown } of pages) {
    const quotations = [...mainOf(html).matchAll(/<q>([^<]*)<\/q>/g)];
    for (const [, words = ''] of quotations) {
      expect(text.replaceAll('\\', ''), markdown).toContain(
        marks[locale].replace('…', plain(words).replaceAll('\u00ad', '')),
      );
    }
  }
});

test('no blank or letter is written as an entity in Markdown', () => {
  for (const { markdown, text } of pages) {
    expect(text.match(/.*&#x[\da-f]+;.*/gi) ?? [], markdown).toEqual([]);
  }
});

test('Markdown is sent with brotli and with gzip', async ({ baseURL }) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const { markdown, text } = pages[0] as (typeof pages)[number];
  for (const [encoding, open] of Object.entries(unpack)) {
    const { get } = await import('node:http');
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      get(`${baseURL}${markdown}`, { headers: { 'accept-encoding': encoding } }, (answer) => {
        expect(answer.headers['content-encoding']).toBe(encoding);
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks)));
      }).on('error', reject);
    });
    expect(open(bytes).toString()).toBe(text);
  }
});

test('prices in Markdown are those of the page, in its order', () => {
  let compared = 0;
  for (const { html, text, markdown } of pages) {
    const words = plain(
      mainOf(html)
        .replaceAll(/(\d[.,])<span>(\d\d)<\/span>/g, '$1$2')
        .replaceAll(/<[^>]*>/g, '\n'),
    );
    const body = text.replace(/^---.*?\n---\n/s, '').replaceAll('&#x20;', ' ');
    expect(amountsIn(body).toSorted(), markdown).toEqual(amountsIn(words).toSorted());
    compared += amountsIn(body).length;
  }
  expect(compared).toBeGreaterThan(1000);
});

test('tables stay tables, references become footnotes, and links are whole', () => {
  for (const { html, text, markdown } of pages) {
    const main = mainOf(html);
    const tables = main.match(/<table/g) ?? [];
    expect(text.match(/^ *\| -.*\|$/gm) ?? [], markdown).toHaveLength(tables.length);
    const references = [...main.matchAll(/<li id="ref-(\d+)"/g)].map(([, number]) => number);
    const notes = [...text.matchAll(/^\[\^(\d+)\]: /gm)].map(([, number]) => number);
    expect(notes, markdown).toEqual(references);
    const marks = new Set([...text.matchAll(/(?<=\S)\[\^(\d+)\]/g)].map(([, number]) => number));
    expect(
      notes.filter((number) => !marks.has(number)),
      markdown,
    ).toEqual([]);
    const links = [...text.matchAll(/\]\((?!<)([^)\s]+)/g)].map(([, href = '']) => href);
    expect(
      links.filter((href) => !/^(https?|mailto):/.test(href)),
      markdown,
    ).toEqual([]);
  }
});

test('Markdown begins with what the page says of itself', () => {
  for (const { html, text, locale, address, markdown } of pages) {
    const [, title = ''] = html.match(/<title>([^<]*)</) ?? [];
    const [, heading = ''] = html.match(/<h1[^>]*>([^<]*)/) ?? [];
    expect(text, markdown).toContain(`title: ${JSON.stringify(plain(title))}\n`);
    expect(text, markdown).toContain(`\nlang: "${locale}"\n`);
    expect(text, markdown).toContain(`\ncanonical: "${site.siteUrl}${address}"\n`);
    expect(text.match(/^# .*/gm), markdown).toEqual([`# ${plain(heading)}`]);
    // While the site is a demonstration, every page says so.
    expect(text.includes('\nnote: '), markdown).toBe(site.demonstration);
  }
});
