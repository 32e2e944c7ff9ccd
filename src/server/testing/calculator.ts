import { createRenderer } from '../../site/render.tsx';
import { pageRoutes } from '../../site/routes.ts';
import { createApp } from '../create-app.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createTestServices } from './test-services.ts';

const styles = Object.fromEntries(pageRoutes.map(([key]) => [key, ''])) as never;

/** The price calculator as it is published, in process: its page and its data. */
export function createCalculator() {
  const services = createTestServices();
  const render = createRenderer({ styles, bootScript: '/boot.js' });
  const app = createApp({ ...services, render, jsonAnswers });
  return {
    errors: services.errors,
    async askPage(query: string, prefix = '/en') {
      const response = await app.request(`${prefix}/pricecalculator?${query}`);
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    async askJson(query: string, prefix = '/en') {
      const headers = { accept: 'application/json' };
      const response = await app.request(`${prefix}/pricecalculator?${query}`, { headers });
      return { status: response.status, body: await response.json() };
    },
  };
}
