import { expect } from 'vitest';
import { createApp } from '../../create-app.ts';
import { type FakeWiki, sendJson } from '../../testing/fake-wiki.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createMediaWikiExtensions } from '../mediawiki-extensions.ts';
import { shippedExtensions } from '../shipped-extensions.ts';

/** How long an answer is fresh. */
export const refreshMs = 10_000;

/** Pause after a failure. */
export const retryMs = 1000;
const timings = { refreshMs, retryMs, timeoutMs: 1000, maxBytes: 20_000 };

/** The extensions of a healthy wiki. */
export const installed = [
  { type: 'parserhook', name: 'Cite', descriptionmsg: 'cite-desc' },
  { type: 'semantic', name: 'Semantic MediaWiki', version: '4.1' },
  { type: 'other', name: 'Sundial', descriptionmsg: 'sundial-desc' },
  { type: 'other', name: 'Gnomon', description: 'Casts a [[shadow]]' },
  { type: 'other', name: '__proto__' },
  { type: 'other', namemsg: 'nameless' },
  { type: 'skin', name: 'Vector' },
];

/** Lets a wiki answer as a healthy one does. */
export function beHealthy(wiki: FakeWiki, extensions: object[] = installed): void {
  wiki.behave((query, response) => {
    if (query.get('meta') === 'siteinfo') return sendJson(response, { query: { extensions } });
    const names = query.get('ammessages')?.split('|') ?? [];
    const text = `Tells ''the hour'' (${query.get('amlang')})`;
    const allmessages = names.map((name) =>
      name === 'sundial-desc' ? { name, content: text } : { name, missing: true },
    );
    sendJson(response, { query: { allmessages } });
  });
}

/**
 * An application that takes its list of extensions from a wiki.
 *
 * @returns its services, the list, what visitors get, and a clock that a test sets
 */
export function listOf({ apiUrl }: FakeWiki) {
  const services = createTestServices();
  const time = { nowMs: 0 };
  const clock = { ...services.clock, monotonicMs: () => time.nowMs };
  const { log } = services;
  const fallback = shippedExtensions;
  const source = createMediaWikiExtensions({ apiUrl, fallback, clock, log, timings });
  const app = createApp({ ...services, extensions: source });
  const listed = async (locale = 'en') => {
    const response = await app.request(`/${locale}/extensions/`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { extensions_data: object }).extensions_data;
  };
  return { ...services, source, listed, time };
}
