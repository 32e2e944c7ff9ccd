import { expect, test, vi } from 'vitest';
import { createPageApp } from '../../server/testing/page-app.ts';

const address = vi.hoisted(() => 'https://questions.example/wiki?form=1');

vi.mock('../../content/site.ts', async (importOriginal) => {
  const { site } = await importOriginal<typeof import('../../content/site.ts')>();
  return { site: { ...site, links: { ...site.links, questionnaire: address } } };
});

test('a questionnaire of the provider’s choice takes the place of the plan finder', async () => {
  const { ask } = await createPageApp('helpMeChoose');
  const { status, headers, html } = await ask([]);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<iframe[^>]* src="${RegExp.escape(address)}"`));
  expect(html).toMatch(new RegExp(`<a href="${RegExp.escape(address)}"[^>]*>[^<]+</a>`));
  expect(html).toMatch(/<main[\s\S]*href="\/plans"/);
  expect(html).not.toContain('data-island');
  expect(headers.get('content-security-policy')).toContain('frame-src https://questions.example;');
});
