import { afterEach, expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { locales } from '../../i18n/locales.ts';
import { plainTexts } from '../../i18n/server.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import { pageRoutes } from '../routes.ts';

const shipped = site.demonstration;
afterEach(() => {
  site.demonstration = shipped;
});

async function htmlOf(key: (typeof pageRoutes)[number][0], locale: (typeof locales)[number]) {
  const day = '2026-11-22';
  const page = await renderUnstyled({ key, locale, query: new URLSearchParams(), day });
  return page.kind === 'page' ? page.html : '';
}

test.each(locales)('every page says in %s that it is a demonstration, if it is', async (locale) => {
  const words = plainTexts(locale).t('common.demonstration');
  for (const [key] of pageRoutes) {
    site.demonstration = true;
    expect(await htmlOf(key, locale), key).toContain(words);
    site.demonstration = false;
    expect(await htmlOf(key, locale), key).not.toContain(words);
  }
});
