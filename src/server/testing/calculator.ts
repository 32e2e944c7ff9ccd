import { createApp } from '../create-app.ts';
import { jsonAnswers } from '../json-answers.ts';
import { renderUnstyled as render } from './render-unstyled.ts';
import { createTestServices } from './test-services.ts';

/**
 * The published price calculator in process: its page and its JSON.
 *
 * @param day the day of the requests, as YYYY-MM-DD
 */
export function createCalculator(day = '2026-12-01') {
  const services = createTestServices();
  const app = createApp({
    ...services,
    render,
    jsonAnswers,
    clock: { ...services.clock, now: () => new Date(day) },
  });
  return {
    errors: services.errors,
    async askPage(query: string, prefix = '/en') {
      const response = await app.request(`${prefix}/pricecalculator?${query}`);
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    async askJson(query: string, prefix = '/en') {
      const headers = { accept: 'application/json' };
      const response = await app.request(`${prefix}/pricecalculator?${query}`, { headers });
      const json = await response.text();
      return { status: response.status, json, body: JSON.parse(json) };
    },
  };
}

/** The amounts of the receipt's last row: the totals of a month and a year. */
export function totalsIn(html: string): string[] {
  const row = html.match(/<\/th>((?:<td>[^<]*<\/td>)+)<\/tr><\/tfoot>/)?.[1] ?? '';
  return [...row.matchAll(/<td>([^<]*)<\/td>/g)].map((match) => match[1] ?? '');
}
