import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../locales/en/move-here.json';
import { content } from '../../content/content.ts';
import { wikiAudiences, wikiSizes } from '../../domain/migration-plan.ts';
import { createPageApp, type PageAnswer, tickedIn } from '../../server/testing/page-app.ts';

let ask: (query: string) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('moveHere');
  ask = (query) => app.ask(new URLSearchParams(query));
});

const sheetTitle = texts.sheet.title.split('{{')[0];
const titleOf = (query: string) =>
  query.startsWith('from=none') ? texts.sheet.titleNew : sheetTitle;

describe('the planner of a move', () => {
  const moves = content.migrations.sources.flatMap(({ id }) =>
    wikiSizes.flatMap((size) =>
      wikiAudiences.map((access) => `from=${id}&size=${size}&access=${access}`),
    ),
  );

  it.each(moves)('makes out a sheet for %s', async (query) => {
    const { status, html } = await ask(query);
    expect(status).toBe(200);
    expect(html).toContain(titleOf(query));
    expect(tickedIn(html).join('&')).toBe(query);
  });

  it('shows what comes along from everywhere before it is asked', async () => {
    const { html } = await ask('');
    expect(html).toContain(texts.overview.title);
    expect(html).not.toContain(sheetTitle);
    expect(html).not.toContain(texts.planner.missing);
  });

  it('shows the head of a sheet beside the questions, and none beside a sheet', async () => {
    const { html } = await ask('');
    const [, sample = ''] =
      /<aside[^>]*aria-labelledby="sample"[^>]*>([\s\S]*?)<\/aside>/.exec(html) ?? [];
    expect(sample).toContain(texts.sheet.price);
    expect(sample.match(/<li>/g)?.length).toBeGreaterThan(3);
    const [, query = ''] = /href="\?([^"#]*)#planner"/.exec(sample) ?? [];
    const whole = await ask(query.replaceAll('&amp;', '&'));
    expect(whole.html).toContain(sheetTitle);
    expect(whole.html).not.toContain('aria-labelledby="sample"');
  });

  it('ticks what a link of its own table says, and blames nobody for the rest', async () => {
    const links = (await ask('')).html.matchAll(/href="\?(from=[^"#]*)#planner"/g);
    const queries = [...links].map(([, query = '']) => query).filter((query) => !/&/.test(query));
    expect(queries.length).toBeGreaterThan(1);
    for (const query of queries) {
      const { status, html } = await ask(query);
      expect(status).toBe(200);
      expect(tickedIn(html)).toEqual([query]);
      expect(html).not.toContain('data-error-summary');
      expect(html).not.toContain('-error"');
    }
  });

  it('asks for the rest when the form is sent incomplete', async () => {
    const { status, html } = await ask('from=fandom&plan=1');
    expect(status).toBe(200);
    expect(tickedIn(html)).toEqual(['from=fandom']);
    expect(html).toContain('data-error-summary');
    expect(html.match(/id="\w+-error"/g)).toEqual(['id="size-error"', 'id="access-error"']);
  });

  it('refuses an answer that it does not offer and loses no other', async () => {
    const { status, html } = await ask('from=confluence&size=huge&access=private');
    expect(status).toBe(400);
    expect(tickedIn(html)).toEqual(['from=confluence', 'access=private']);
    expect(html).toContain(texts.planner.unknown);
  });

  it('does not say what becomes of a layout that stays behind', async () => {
    const asked = (from: string) => ask(`from=${from}&size=small&access=public`);
    const converted = texts.how.conversion.layout;
    const sources = content.migrations.sources.filter(({ method }) => method === 'conversion');
    for (const { id, things } of sources) {
      const { html } = await asked(id);
      const isLeft = things?.layout === 'stays';
      expect([html.includes(texts.how.layoutStays), html.includes(converted)]).toEqual([
        isLeft,
        !isLeft,
      ]);
    }
    expect(new Set(sources.map(({ things }) => things?.layout)).size).toBeGreaterThan(1);
  });

  it('does not say how a domain moves from an address that stays behind', async () => {
    const exported = content.migrations.sources.filter(({ method }) => method === 'export');
    for (const { id, things } of exported) {
      const { html } = await ask(`from=${id}&size=small&access=public`);
      const isLeft = things?.address === 'stays';
      expect(html.includes(texts.how.export.address)).toBe(!isLeft);
    }
    expect(new Set(exported.map(({ things }) => things?.address)).size).toBeGreaterThan(1);
  });

  it('does not say that a layout which comes as it is has to be built again', async () => {
    const whole = content.migrations.sources.filter(({ things }) => things?.layout === 'comes');
    expect(whole.some(({ method }) => method === 'export')).toBe(true);
    for (const { id } of whole) {
      const { html } = await ask(`from=${id}&size=small&access=public`);
      expect(html).toContain(texts.how.database.layout);
      expect(html).not.toContain(texts.how.export.layout);
    }
  });

  it.each(moves)('recommends a level for %s on which users create accounts', async (query) => {
    // The words about accounts that stay behind say who creates the new ones.
    expect((await ask(query)).html).toMatch(/href="[^"]*create=users[^"]*#level"/);
  });

  it('says of a wiki that does not exist yet nothing that one has to look at', async () => {
    const { html } = await ask('from=none&size=small&access=private');
    expect(html).toContain(texts.sheet.noteNew);
    expect(html).not.toContain(texts.sheet.note);
  });

  it('says that a simple move is free and that any other is priced first', async () => {
    const simple = await ask('from=mediawiki&size=small&access=public');
    expect(simple.html).toContain(texts.sheet.simpleText);
    const large = await ask('from=mediawiki&size=large&access=public');
    expect(large.html).toContain(texts.sheet.quotedText);
    expect(large.html).not.toContain(texts.sheet.simpleText);
  });
});
