import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../locales/en/privacy-laws.json';
import { site } from '../../content/site.ts';
import { privacyLaws, privacyRegions } from '../../domain/privacy-law.ts';
import { hostileInputs, liveMarkupIn } from '../../server/testing/hostile-inputs.ts';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (country?: string) => Promise<PageAnswer>;

beforeAll(async () => {
  const app = await createPageApp('privacyLaws');
  ask = (country) => app.ask(country === undefined ? [] : [['country', country]]);
});

const headingOf = (html: string) => html.match(/<h1>([^<]+)<\/h1>/)?.[1];
const goBack = /<a href="\/privacylaws" data-behaviour="go-back"[^>]*>Go back<\/a>/;
const refusal = texts.invalid.message;

/** The content of each law, stated independently of the code under test. */
const stated = {
  BR: ['Art. 18 IX', '15 days', '13.709/2018', 'Autoridade Nacional', 'Lei nº 13.709/2018'],
  EU: ['Art. 17', '1 month', '+ 2 months', 'regulator within 72 hours', 'Regulation (EU) 2016/679'],
  UK: [
    'Art. 17',
    '1 month',
    '+ 2 months',
    'regulator within 72 hours',
    'Information Commissioner',
    'Act 2018',
  ],
  US: ['§ 1798.105', '45 days', '+ 45 days', 'Attorney General of California', 'Civil Code'],
  other: ['1 month', 'Your local law', 'Delete'],
};

describe('without a country', () => {
  it('asks for one, none chosen', async () => {
    const { status, html } = await ask();
    expect(status).toBe(200);
    const options = [
      ...(html.split('</main>')[0] ?? '').matchAll(
        /<option value="([^"]+)"( selected="")?>([^<]+)</g,
      ),
    ];
    expect(options.map(([, value]) => value)).toEqual(['invalid', 'BR', 'EU', 'UK', 'US', 'other']);
    expect(options.flatMap(([, value, selected]) => (selected ? [value] : []))).toEqual([
      'invalid',
    ]);
    expect(html).not.toContain(refusal);
  });

  it('compares the places and leads to each', async () => {
    const { html } = await ask();
    for (const region of privacyRegions) expect(html).toContain(`href="?country=${region}"`);
  });
});

describe('with a country', () => {
  it.each(privacyRegions)('tells the rights, limits and regulator of %s', async (region) => {
    const { status, html } = await ask(region);
    expect(status).toBe(200);
    expect(headingOf(html)).toBe(texts.regions[region].heading);
    for (const right of privacyLaws[region].rights) {
      expect(html).toContain(`<h3>${texts.rights[right].name}</h3>`);
    }
    const names = [...html.matchAll(/<h3>([^<]+)<\/h3>/g)];
    expect(names).toHaveLength(privacyLaws[region].rights.length);
    // The test ignores which spaces are no-break spaces.
    const words = html.replaceAll('\u00a0', ' ');
    for (const said of stated[region]) expect(words).toContain(said);
    expect(html).toContain(`href="${site.links.privacyRequest}"`);
    expect(html).toMatch(goBack);
  });

  it.each([
    ['gb', 'UK'],
    ['Brazil', 'BR'],
    [' eu ', 'EU'],
    ['OTHER', 'other'],
  ] as const)('understands %j', async (country, region) => {
    expect(headingOf((await ask(country)).html)).toBe(texts.regions[region].heading);
  });

  it.each([
    ['the option that is no choice', 'invalid'] as const,
    ['nothing', ''] as const,
    ...hostileInputs,
  ])('refuses %s', async (_name, country) => {
    const { status, html } = await ask(country);
    expect(status).toBe(400);
    expect(headingOf(html)).toBe(refusal);
    expect(html).toMatch(goBack);
    expect(html).toContain('<option value="invalid" selected="">');
    expect(liveMarkupIn(html)).toEqual([]);
  });
});
