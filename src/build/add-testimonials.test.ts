import { expect, test } from 'vitest';
import { loadContent } from '../content/check/load.ts';
import { locales } from '../i18n/locales.ts';
import { gatherOpenFiles } from './gather-files.ts';
import { root } from './project-root.ts';

test.each(locales)('the texts of the landing page in %s carry the testimonials', async (locale) => {
  const { content } = loadContent(root);
  const files = await gatherOpenFiles(content?.testimonials ?? []);
  const file = files.find(({ path }) => path === `/locales/${locale}/landing.json`);
  const { testimonials, hero } = JSON.parse(new TextDecoder().decode(file?.body));
  expect(hero).toBeDefined();
  expect(content?.testimonials.length).toBeGreaterThan(1);
  for (const [index, { text, author }] of (content?.testimonials ?? []).entries()) {
    expect(testimonials[`testimonial${index + 1}`]).toEqual({
      text: text[locale],
      author: author[locale],
    });
  }
});
