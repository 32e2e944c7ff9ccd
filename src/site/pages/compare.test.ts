import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { hostNeeds } from '../../content/schema/host-criteria.ts';
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
    const [, elsewhere = ''] = after.split('id="elsewhere"');
    const [cases = ''] = elsewhere.split('id="communities"');
    const hosts = [...cases.matchAll(/<h3>|<b[^>]*>(.*?)<\/b>/g)].map(([, host]) => host);
    const sent = hostNeeds.flatMap((need) => [
      undefined,
      ...content.hosts.betterElsewhere
        .filter((host) => host.need === need)
        .map(({ name }) => expect.stringContaining(name)),
    ]);
    expect(sent).toHaveLength(content.hosts.betterElsewhere.length + hostNeeds.length);
    expect(hosts).toEqual(sent);
    expect(html.split(t('compare.elsewhere.needs.free'))).toHaveLength(2);
  },
);
