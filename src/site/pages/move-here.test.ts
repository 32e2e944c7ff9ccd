import { describe, expect, it } from 'vitest';
import { migrations } from '../../content/migrations.ts';
import { wikiAudiences, wikiSizes } from '../../domain/migration-plan.ts';
import type { SiteAssets } from '../context.tsx';
import { createRenderer } from '../render.tsx';

const render = createRenderer({ styles: {} as SiteAssets['styles'], bootScript: '/boot.js' });

async function open(query: string) {
  const page = await render({
    key: 'moveHere',
    locale: 'en',
    query: new URLSearchParams(query),
  });
  if (page.kind !== 'page') throw new Error('A page was expected.');
  return page;
}

/** The chosen answers, as the form would send them. */
const checked = (html: string) =>
  [...html.matchAll(/<input[^>]* checked[^>]*>/g)].map(
    ([input]) => `${/name="(\w+)"/.exec(input)?.[1]}=${/value="(\w+)"/.exec(input)?.[1]}`,
  );

describe('the planner of a move', () => {
  const moves = migrations.sources.flatMap(({ id }) =>
    wikiSizes.flatMap((size) =>
      wikiAudiences.map((access) => `from=${id}&size=${size}&access=${access}`),
    ),
  );

  it.each(moves)('makes out a sheet for %s', async (query) => {
    const { status, html } = await open(query);
    expect(status).toBe(200);
    expect(html).toContain('Your moving sheet:');
    expect(checked(html).join('&')).toBe(query);
  });

  it('shows what comes along from everywhere before it is asked', async () => {
    const { html } = await open('');
    expect(html).toContain('What comes along, from where');
    expect(html).not.toContain('Your moving sheet:');
    expect(html).not.toContain('Please choose');
  });

  it('keeps what a link says and asks for the rest', async () => {
    const { status, html } = await open('from=fandom');
    expect(status).toBe(200);
    expect(checked(html)).toEqual(['from=fandom']);
    expect(html.match(/Please choose one of these/g)).toHaveLength(2);
  });

  it('refuses an answer that it does not offer and loses no other', async () => {
    const { status, html } = await open('from=confluence&size=huge&access=private');
    expect(status).toBe(400);
    expect(checked(html)).toEqual(['from=confluence', 'access=private']);
    expect(html).toContain('We do not know this answer');
  });

  it('says that a simple move is free and that any other is priced first', async () => {
    expect((await open('from=mediawiki&size=small&access=public')).html).toContain('<b>Free<');
    expect((await open('from=mediawiki&size=large&access=public')).html).toContain(
      '<b>Named first<',
    );
  });
});
