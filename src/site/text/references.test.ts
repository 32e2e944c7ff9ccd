import { expect, test } from 'vitest';
import claims from '../../../locales/en/claims.json';
import common from '../../../locales/en/common.json';
import { createPageApp } from '../../server/testing/page-app.ts';

/**
 * Components number marks while they render, a side effect that React forbids in general. It works here
 * because a page is rendered once, synchronously and in document order, with the list after all marks.
 */
test.each(['plans', 'compare', 'forCompanies'] as const)(
  'the reference marks of %s are numbered in the order of the text, anew for each rendering',
  async (key) => {
    const { ask } = await createPageApp(key);
    const { html } = await ask([]);
    const marks = [...html.matchAll(/href="#ref-(\d+)"/g)].map(([, number]) => Number(number));
    const firsts = [...new Set(marks)];
    expect(firsts.length).toBeGreaterThan(3);
    expect(firsts).toEqual(firsts.map((_, index) => index + 1));
    const entries = [...html.matchAll(/<li id="ref-(\d+)"><a href="#cite-(\d+)"/g)];
    expect(entries.map(([, ref, cite]) => [Number(ref), Number(cite)])).toEqual(
      firsts.map((number) => [number, number]),
    );
    for (const number of firsts) expect(html.split(`id="cite-${number}"`)).toHaveLength(2);
    expect((await ask([])).html).toBe(html);
  },
);

test('a promise that no section of the terms makes does not say that one binds us', async () => {
  const { ask } = await createPageApp('extensions');
  const { html } = await ask([]);
  const entries = html.match(/<li id="ref-\d+">.*?<\/li>/gs) ?? [];
  const promised = entries.find((entry) => entry.includes(claims['local-check']));
  expect(promised).toContain(common.source.word);
  expect(promised).not.toContain(common.source.promise);
  expect(promised).not.toContain('/terms');
});
