import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../content/site.ts';
import { hostileInputs, liveMarkupIn } from '../../server/testing/hostile-inputs.ts';
import { createPageApp, type PageAnswer } from '../../server/testing/page-app.ts';

let ask: (query: string) => Promise<PageAnswer>;
let send: (fields: [string, string][]) => Promise<PageAnswer>;
beforeAll(async () => {
  const app = await createPageApp('contact');
  ask = (query) => app.ask(new URLSearchParams(query));
  send = app.ask;
});

/** The contact channels of the view itself; the addresses below are on every view. */
function waysIn(html: string): string[] {
  const view = html.split('</h1>')[1]?.split('<dl')[0] ?? '';
  return (['chatbot', 'selfServicePortal', 'submitTicket', 'salesContact'] as const).filter((id) =>
    view.includes(`href="${site.links[id]}"`),
  );
}

/** The fields that each button below the heading would send. */
const formsIn = (html: string) =>
  [...(html.split(/<\/h1>|<\/main>/)[1] ?? '').matchAll(/<form([^>]*)>(.*?)<\/form>/g)].map(
    ([, attributes = '', fields = '']) => [
      attributes.match(/ action="([^"]*)"/)?.[1],
      ...[...fields.matchAll(/name="(\w+)" value="(\w+)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      ),
    ],
  );

const questionLinks = ['?as=current', '?as=prospective'];

describe('the contact page', () => {
  it('asks first who is there', async () => {
    const { status, html } = await ask('');
    expect(status).toBe(200);
    expect(waysIn(html)).toEqual([]);
    for (const href of questionLinks) expect(html).toContain(`href="${href}"`);
  });

  it('offers clients the chatbot, self-service, and a button for when the chatbot did not help', async () => {
    const { html } = await ask('as=current');
    expect(waysIn(html)).toEqual(['chatbot', 'selfServicePortal']);
    expect(formsIn(html)).toEqual([
      [undefined, 'as=prospective'],
      ['#ticket', 'as=current', 'ticket=1'],
    ]);
  });

  it('shows the way to a ticket once the chatbot has not helped', async () => {
    const { html } = await ask('as=current&ticket=1');
    expect(waysIn(html)).toEqual(['chatbot', 'selfServicePortal', 'submitTicket']);
    expect(html).toMatch(/<li [^>]*id="ticket"/);
    expect(formsIn(html)).toEqual([[undefined, 'as=prospective']]);
  });

  it('offers everybody else the chatbot and sales', async () => {
    const { html } = await ask('as=prospective&ticket=1');
    expect(waysIn(html)).toEqual(['chatbot', 'salesContact']);
    expect(formsIn(html)).toEqual([[undefined, 'as=current']]);
  });

  it.each(hostileInputs)('asks again when %s is sent', async (_, input) => {
    const { status, html } = await send([
      ['as', input],
      ['ticket', input],
    ]);
    expect(status).toBe(input.trim() === '' ? 200 : 400);
    expect(waysIn(html)).toEqual([]);
    for (const href of questionLinks) expect(html).toContain(`href="${href}"`);
    expect(liveMarkupIn(html)).toEqual([]);
    const client = await send([
      ['as', 'current'],
      ['ticket', input],
    ]);
    expect(waysIn(client.html)).toEqual(['chatbot', 'selfServicePortal']);
  });
});
