import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../locales/en/extensions-listing.json';
import { extensions } from '../../content/extensions.ts';
import { hostileInputs, liveMarkupIn } from '../../server/testing/hostile-inputs.ts';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (query: string) => Promise<PageAnswer>;
let send: (fields: [string, string][]) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('extensions');
  ask = (query) => app.ask(new URLSearchParams(query));
  send = app.ask;
});

/** Names and descriptions of the cards, without the legend beside them. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<div><dt lang="en"[^>]*>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map((card) =>
    card.slice(1),
  );
const namesIn = (html: string) => cardsIn(html).map(([name]) => name);
const statusIn = (html: string) => html.match(/role="status">([^<]*)/)?.[1];

describe('the list of extensions', () => {
  it('shows a card for every extension before any script runs', async () => {
    const { status, html } = await ask('');
    expect(status).toBe(200);
    expect(cardsIn(html)).toEqual(
      extensions.map(({ prettyName, description }) => [prettyName, description.en]),
    );
    expect(statusIn(html)).toBe(`Shown: ${extensions.length} of ${extensions.length}`);
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('We couldn&#x27;t load this page');
  });

  it('says how a wiki gets each', async () => {
    const { html } = await ask('search=visualeditor');
    expect(html).toMatch(
      /<dt lang="en"[^>]*>VisualEditor<\/dt>.*?From Pro<\/span><span>Part of MediaWiki<\/span>/,
    );
  });

  it('searches, narrows and says how many it has found', async () => {
    const { html } = await ask('search=semantic&category=data');
    const names = namesIn(html);
    expect(names).toContain('Semantic MediaWiki');
    expect(names.length).toBeLessThan(extensions.length);
    expect(statusIn(html)).toBe(`Shown: ${names.length} of ${extensions.length}`);
    expect(html).toMatch(/<input type="search" [^>]*value="semantic"/);
    expect(html).toMatch(/<option value="data" selected="">/);
  });

  it('says so when nothing is found, and how to see all', async () => {
    const { html } = await ask('search=weather-machine');
    expect(cardsIn(html)).toEqual([]);
    expect(html).toContain(texts.nothing);
    expect(html).toContain('href="?#list"');
  });

  it.each(hostileInputs)('stays a list when %s is searched for', async (_, input) => {
    const { status, html } = await send([
      ['search', input],
      ['category', input],
    ]);
    expect(status).toBe(input.trim() === '' ? 200 : 400);
    expect(statusIn(html)).toMatch(/^Shown: \d+ of \d+$/);
    expect(liveMarkupIn(html)).toEqual([]);
    expect(html.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(html.match(/<input type="search"[^>]*>/)?.[0].length).toBeLessThan(1000);
  });

  it('tells the check nothing but names, and the check has no field that a form could send', async () => {
    const { html } = await ask('');
    const [field = ''] = html.match(/<textarea[^>]*>/) ?? [];
    expect(field).not.toBe('');
    expect(field).not.toContain(' name=');
  });
});
