import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { locales } from '../../src/i18n/locales.ts';
import type { PreparedFileRecord } from '../../src/server/prepared/prepared-file.ts';
import { sharePictureSize } from '../../src/site/addresses.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { bodyOf, builtPages, bytesOf, records } from './built-site.ts';
import { site } from './content.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  // HTML does not count details as sectioning content, so a header cell may have one:
  // https://html.spec.whatwg.org/multipage/dom.html#sectioning-content
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    // React writes it this way; it is valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The rule takes the `;` of a `data:` address for the end of a declaration; below it is told apart.
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // Titles carry the brand and say what a page is about; search engines show enough of them.
    'long-title': 'off',
    // An unquoted type is written out where a form needs it.
    'prefer-native-element': 'off',
    'require-sri': 'off',
    // Several boxes of one name are how a form sends a list.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
    // React’s own ids begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
});

for (const [key, pages] of Map.groupBy(builtPages, (page) => page.key)) {
  test(`${key} is valid and has one h1, a title and a language`, async () => {
    /** How the page is made up in languages that have been looked at. */
    const known = new Set<string>();
    for (const { locale, record } of pages) {
      const html = bodyOf(record);
      const shape = shapeOf(html);
      if (isFullMatrix || !known.has(shape)) {
        const report = await validator.validateString(html);
        const messages = report.results.flatMap((result) =>
          result.messages.map(
            ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
          ),
        );
        expect(messages, locale).toEqual([]);
      }
      known.add(shape);
      // Nothing but what stands for a picture until it has come.
      for (const [, style = ''] of html.matchAll(/ style="([^"]*)"/g)) {
        expect(style).toMatch(
          /^background:(url\(data:[^)]+\)|var\(--light,url\(data:[^)]+\)\)var\(--dark,url\(data:[^)]+\)\)) (50% 50% \/ contain|50% 100% \/ cover|calc\([-\d.%px +]+\) 100% \/ auto 100%) no-repeat$/,
        );
      }
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${locale}" data-locale="${locale}">`);
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    }
  });
}

/** Attributes that differ in every language: where links lead, and words. */
const worded =
  / (?:href|src|srcset|lang|hreflang|content|alt|label|title|value|placeholder|data-[\w-]+|aria-(?:label|roledescription|valuetext|current))="[^"]+"/gi;

/** How a page is made up: its tags without what differs in every language. */
function shapeOf(html: string): string {
  return (html.match(/<[^>]+>/g) ?? []).join('').replaceAll(worded, '');
}

for (const locale of locales) {
  test(`titles and descriptions in ${locale} tell the pages apart`, () => {
    const pages = builtPages.filter((page) => page.locale === locale && !page.route.canonical);
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const values = pages.map(({ record }) => bodyOf(record).match(pattern)?.[1]);
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(values.length);
    }
  });
}

test('a page whose canonical address is another page’s shows that page', () => {
  const copies = builtPages.filter(({ route }) => route.canonical);
  expect(copies.length).toBeGreaterThan(0);
  for (const { route, locale, record } of copies) {
    const original = builtPages.find(
      (page) => page.locale === locale && page.route.path === route.canonical,
    );
    expect(shownBy(record)).toBe(original && shownBy(original.record));
  }
});

/** What a browser shows of a page: not where it is, and what it tells search engines. */
function shownBy(record: PreparedFileRecord): string {
  const html = bodyOf(record);
  return html
    .slice(html.indexOf('<style>'))
    .replace(/<script type="application\/ld\+json">.*?<\/script>/, '')
    .replaceAll(' aria-current="page"', '')
    .replace(/(name="return" value)="[^"]*"/, '$1');
}

test('titles and descriptions are as long as search engines show', () => {
  for (const { route, address, record } of builtPages) {
    if (route.isIndexed === false) continue;
    const lengthOf = (pattern: RegExp) =>
      [...decoded(bodyOf(record).match(pattern)?.[1] ?? '')].length;
    const title = lengthOf(/<title>([^<]+)</);
    expect(title, address).toBeGreaterThanOrEqual(30);
    expect(title, address).toBeLessThanOrEqual(60);
    const description = lengthOf(/<meta name="description" content="([^"]+)"/);
    expect(description, address).toBeGreaterThanOrEqual(70);
    expect(description, address).toBeLessThanOrEqual(155);
  }
});

function decoded(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

test('every page in the index names its other languages', () => {
  for (const { route, record } of builtPages) {
    const alternates = bodyOf(record).match(/<link rel="alternate" hreflang/gi) ?? [];
    expect(alternates).toHaveLength(route.isIndexed === false ? 0 : locales.length + 1);
  }
});

test('what a shared link shows is what the page says of itself', () => {
  const contentOf = (html: string, attribute: string) =>
    [...html.matchAll(new RegExp(`<meta ${attribute} content="([^"]*)"`, 'g'))].map(
      ([, content]) => content,
    );
  for (const { route, locale, address, record } of builtPages) {
    const html = bodyOf(record);
    const property = (name: string) => contentOf(html, `property="og:${name}"`);
    if (route.isIndexed === false) {
      expect(property('title'), address).toEqual([]);
      continue;
    }
    const [, canonical] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    expect(html).toContain(`<title>${property('title')} – ${site.brandName}</title>`);
    expect(property('description')).toEqual(contentOf(html, 'name="description"'));
    expect(property('url')).toEqual([canonical]);
    expect(property('locale')[0]).toMatch(new RegExp(`^${locale}_`));
    const [, heading] = html.match(/<h1[^>]*>([^<]*)/) ?? [];
    expect(property('image:alt'), address).toEqual([`${site.brandName} – ${heading}`]);
    const picture = records.find(({ path }) => property('image')[0] === site.siteUrl + path);
    // The size stands in a PNG's first chunk (RFC 2083 section 4.1.1).
    const bytes = picture && bytesOf(picture);
    const { width, height } = sharePictureSize;
    expect([bytes?.readUInt32BE(16), bytes?.readUInt32BE(20)], address).toEqual([width, height]);
    expect([property('image:width'), property('image:height')], address).toEqual([
      [String(width)],
      [String(height)],
    ]);
  }
});

test('what browsers draw around the page has the colour of the bar', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/plans');
    const { told, shown } = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.createElement('i');
      probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      const bar = document.querySelector('header') as HTMLElement;
      return {
        told: getComputedStyle(probe).color,
        shown: getComputedStyle(bar).backgroundColor,
      };
    });
    expect(told, colorScheme).toBe(shown);
  }
});

// The markup is shortened after the hashes are made: what stands in the page must still have them.
test('each page allows just the style and the scripts that it carries', () => {
  for (const { address, record } of builtPages) {
    const policy = record.headers['content-security-policy'] ?? '';
    const parts = bodyOf(record).matchAll(
      /<(style|script)(?: type="(?:speculationrules|text\/javascript)")?>([\s\S]*?)<\/\1>/g,
    );
    const hashes = [...parts].map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes.length, address).toBeGreaterThan(0);
    for (const hash of hashes) expect(policy, address).toContain(hash);
  }
});

test('status pages carry no other file and only absolute links', () => {
  const standalone = builtPages.filter(({ route }) => route.frame === 'standalone');
  expect(standalone.length).toBeGreaterThan(0);
  for (const { record } of standalone) {
    const html = bodyOf(record);
    expect(html).not.toMatch(/<(link|img|script)[^>]+(src|href)="(?!data:)/);
    expect(html).not.toContain('url(');
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\//);
    }
    expect(html).toContain(`href="${site.siteUrl}/contact"`);
  }
});

test('each page in another language, x-default included, is an address that is its own canonical', () => {
  const canonicals = new Set(builtPages.map(({ record }) => linksIn(record, 'canonical')[0]));
  for (const { address, record, route } of builtPages) {
    if (route.isIndexed === false) continue;
    const alternates = linksIn(record, 'alternate');
    expect(alternates, address).toHaveLength(locales.length + 1);
    for (const alternate of alternates) expect(canonicals, address).toContain(alternate);
  }
});

function linksIn(record: PreparedFileRecord, kind: string): string[] {
  const language = kind === 'alternate' ? '[^>]* hreflang="[^"]+"' : '';
  const pattern = new RegExp(`<link rel="${kind}"${language} href="([^"]+)"`, 'gi');
  return [...bodyOf(record).matchAll(pattern)].map(([, href]) => href as string);
}
