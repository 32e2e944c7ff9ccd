import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { locales } from '../../i18n/locales.ts';
import { plainTexts } from '../../i18n/server.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';

test.each(locales)(
  'when another host fits is told once in %s, below when we do and before the tables',
  async (locale) => {
    const query = new URLSearchParams();
    const page = await renderUnstyled({ key: 'compare', locale, query, day: '2026-11-22' });
    const html = page.kind === 'page' ? page.html : '';
    const { t } = plainTexts(locale);
    const [, after = ''] = html.split('id="fits"');
    const [first = ''] = after.split('id="communities"');
    const cases = [...first.matchAll(/<dt>.*?<\/dt><dd><b[^>]*>(.*?)<\/b>/g)].map(
      ([, host]) => host,
    );
    expect(cases).toEqual(
      content.hosts.betterElsewhere.map(({ name }) => expect.stringContaining(name)),
    );
    expect(html.split(t('compare.elsewhere.miraheze.when'))).toHaveLength(2);
  },
);
