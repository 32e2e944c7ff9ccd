import { beforeAll, describe, expect, it, test } from 'vitest';
import { content } from '../../content/content.ts';
import { createPageApp } from '../../server/testing/page-app.ts';

let html = '';
beforeAll(async () => {
  ({ html } = await (await createPageApp('plans')).ask([]));
});

describe('the page of plans', () => {
  it('says of every add-on with a price that it is before tax', () => {
    const cards = html.match(/<li[^>]*><h3>.*?<\/li>/g) ?? [];
    const { addons, byQuote } = content.addons;
    expect(cards).toHaveLength(addons.length + byQuote.length);
    expect(cards.filter((card) => card.includes('before tax'))).toHaveLength(addons.length);
  });

  it('says that a further wiki is included where wikis are unlimited', () => {
    const row = html.match(/id="business-row-extraWikiPrice">(.*?)<\/tr>/)?.[1];
    expect(row).toMatch(/<td[^>]*>Included<\/td>$/);
  });
});

test.each(['plans', 'landing'] as const)('%s describes every plan below its name', async (key) => {
  const { html } = await (await createPageApp(key)).ask([]);
  const described = [
    ...html.matchAll(/<h3>([^<]*)(?:<small>[^<]*<\/small>)?<\/h3><p[^>]*>([^<]+)/g),
  ];
  const { personal, business } = content.plans;
  for (const { name } of [...personal, ...business]) {
    const texts = described.filter(([, plan]) => plan === name).map(([, , text]) => text);
    expect(texts, name).toHaveLength(1);
    expect(texts[0], name).toMatch(/^[A-Z][\w ,-]+$/);
  }
});
