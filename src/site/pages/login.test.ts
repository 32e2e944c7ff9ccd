import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../locales/en/login.json';
import { site } from '../../content/site.ts';
import { hostileInputs, liveMarkupIn } from '../../server/testing/hostile-inputs.ts';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (wikiId?: string) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('login');
  ask = (wikiId) => app.ask(wikiId === undefined ? [] : [['wikiid', wikiId]]);
});

const problemIn = (html: string) => html.match(/id="wikiid-error"[^>]*><span>([^<]+)/)?.[1];
const fieldIn = (html: string) => html.match(/<input type="text" id="wikiid"[^>]*>/)?.[0] ?? '';

describe('the login form', () => {
  it('leads to the login page of the wiki', async () => {
    const { status, headers } = await ask(' Orchard\n');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`https://orchard.${site.wikiHost}/wiki/Special:UserLogin`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes the pasted address of a page', async () => {
    const { headers } = await ask(`https://orchard.${site.wikiHost}/wiki/Apples?action=edit#top`);
    expect(headers.get('location')).toBe(`https://orchard.${site.wikiHost}/wiki/Special:UserLogin`);
  });

  it('has nothing to complain about before it is sent', async () => {
    const { status, html } = await ask();
    expect(status).toBe(200);
    expect(problemIn(html)).toBeUndefined();
  });

  it.each(['', ' ', '\t\r\n'])('asks for a name when %j is sent', async (wikiId) => {
    const { status, html } = await ask(wikiId);
    expect(status).toBe(400);
    expect(problemIn(html)).toBe(texts.missing);
  });

  it.each([
    ['evil.example/#', 'foreign-address'],
    ['//evil.example', 'foreign-address'],
    ['my wiki', 'characters'],
    ['gärtnerei', 'characters'],
    ['a'.repeat(64), 'length'],
  ] as const)('says what is wrong with %j and keeps it', async (wikiId, kind) => {
    const { status, html } = await ask(wikiId);
    expect(status).toBe(400);
    const wording = texts.invalid[kind].replace('{{wikiHost}}', site.wikiHost);
    expect(problemIn(html)).toBe(wording.replace('{{most}}', '63'));
    expect(fieldIn(html)).toContain(`value="${wikiId}"`);
    expect(fieldIn(html)).toContain('aria-describedby="wikiid-error wikiid-hint"');
  });

  it.each(hostileInputs)('neither repeats %s alive nor leads away', async (name, wikiId) => {
    const { status, headers, html } = await ask(wikiId);
    const location = headers.get('location');
    if (location)
      expect(new URL(location).host).toMatch(new RegExp(`^[a-z\\d-]+\\.${site.wikiHost}$`));
    else expect([status, name]).toEqual([400, name]);
    expect(liveMarkupIn(html)).toEqual([]);
    expect(html.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(fieldIn(html).length).toBeLessThan(3000);
  });

  it('lets browsers follow the redirect to any wiki, and to nothing else', async () => {
    const { headers } = await ask();
    expect(headers.get('content-security-policy')).toContain(
      `form-action 'self' https://*.${site.wikiHost};`,
    );
  });

  it('shows the other ways in', async () => {
    const { html } = await ask();
    for (const href of [site.links.clientPanel, site.links.selfServicePortal, '/createawiki']) {
      expect(html).toContain(`href="${href}"`);
    }
  });
});
