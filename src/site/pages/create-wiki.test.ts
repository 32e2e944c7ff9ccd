import { beforeAll, expect, test } from 'vitest';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (query: string) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('createWiki');
  ask = (query) => app.ask(new URLSearchParams(query));
});

test.each(['my wiki', 'evil.com/#', 'www', 'a'.repeat(64)])(
  'an address that cannot be one is refused, and everything that was chosen stays: %j',
  async (address) => {
    const choices = { name: 'Moss & Fern', address, colour: 'plum', level: 'private-e' };
    const { status, html } = await ask(String(new URLSearchParams(choices)));
    expect(status).toBe(400);
    expect(html).toMatch(/data-error-summary="".*<a href="#wiki-address">/s);
    expect(html).toMatch(/<input[^>]*id="wiki-name"[^>]*value="Moss &amp; Fern"/);
    expect(html).toMatch(/<input[^>]*id="wiki-address"[^>]*aria-invalid="true"/);
    expect(html).toContain(`name="address" value="${address}"`);
    expect(html).toMatch(/<option value="private-e" selected="">/);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="plum"/);
  },
);

test.each(['', 'name=Moss', 'name=Moss&address=fern', 'address=FERN', 'name=%F0%9F%8C%B1'])(
  'a draft that can be sent has no errors: %j',
  async (query) => {
    const { status, html } = await ask(query);
    expect(status).toBe(200);
    expect(html).not.toContain('data-error-summary');
  },
);
