import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { locales } from '../../src/i18n/locales.ts';
import { bodyOf, builtPages } from './built-site.ts';
import { site } from './content.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes it this way; it is valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
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
    for (const { locale, record } of pages) {
      const html = bodyOf(record);
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
        ),
      );
      expect(messages, locale).toEqual([]);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    }
  });
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

test('every page in the index names its other languages', () => {
  for (const { route, record } of builtPages) {
    const alternates = bodyOf(record).match(/<link rel="alternate"/g) ?? [];
    expect(alternates).toHaveLength(route.isIndexed === false ? 0 : locales.length + 1);
  }
});

test('status pages carry no other file and only absolute links', () => {
  const standalone = builtPages.filter(({ route }) => route.frame === 'standalone');
  expect(standalone.length).toBeGreaterThan(0);
  for (const { record } of standalone) {
    const html = bodyOf(record);
    expect(html).not.toMatch(/<(link|img|script)[^>]+(src|href)=/);
    expect(html).not.toContain('url(');
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\//);
    }
    expect(html).toContain(`href="${site.siteUrl}/contact"`);
  }
});
