import { storablePriceChoice } from '../../domain/price-choice.ts';
import { readConfig } from '../config.ts';
import { compress } from '../node/compress.ts';
import { createPreparedSite } from '../prepared/prepared-site.ts';
import type { AppServices, RequestRecord, TimingRecord } from '../services.ts';
import { smallSite } from './small-site.ts';

export interface TestServices extends AppServices {
  /** What has been logged. */
  requests: RequestRecord[];
  notices: string[];
  errors: string[];
  /** The logged errors, in order. */
  failures: unknown[];
  missingKeys: string[];
  timings: TimingRecord[];
}

/**
 * Creates services that use memory only.
 *
 * @param env environment variables that the configuration is read from
 */
export function createTestServices(env: Record<string, string> = {}): TestServices {
  const config = readConfig({ NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env });
  const requests: RequestRecord[] = [];
  const notices: string[] = [];
  const errors: string[] = [];
  const failures: unknown[] = [];
  const missingKeys: string[] = [];
  const timings: TimingRecord[] = [];
  let ms = 0;
  return {
    config,
    buildId: 'test',
    site: createPreparedSite(smallSite, { jsonAnswers: { priceCalculator: true } }),
    render: async ({ key, locale, query, choice }) => {
      const wikiId = query.get('wikiid');
      if (wikiId === 'broken') throw new Error('The renderer is broken');
      if (wikiId) return { kind: 'redirect', location: `https://${wikiId}.wiki.example/` };
      return {
        kind: 'page',
        status: 200,
        // Long enough to be smaller when compressed.
        html: `<!doctype html><html lang="${locale}"><title>${key} made now</title>${choice ? storablePriceChoice(choice) : ''}${' '.repeat(200)}`,
        headers: { 'content-security-policy': "default-src 'self'" },
      };
    },
    jsonAnswers: {
      priceCalculator: async (query, locale) =>
        query.get('product') === 'pro'
          ? { status: 200, json: JSON.stringify({ product_name: 'Pro', locale }) }
          : { status: 400, json: JSON.stringify({ error: { code: 'bad_request' } }) },
    },
    location: { countryOf: async (address) => ({ '192.0.2.1': 'DE', '192.0.2.2': 'US' })[address] },
    extensions: {
      list: async (locale) => ({
        extensions_data: { Cite: { pretty_name: 'Cite', description: locale } },
      }),
    },
    links: { demo: 'https://demo.example/', news: '' },
    pricedPlaces: ['DE', 'CA', 'US', 'TX', 'other'],
    isPricedByLocation: false,
    siteUrl: 'https://www.site.example',
    isTimed: false,
    compress,
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    clock: { now: () => new Date(0), monotonicMs: () => ms++ },
    log: {
      request: (record) => requests.push(record),
      timing: (record) => timings.push(record),
      notice: (message) => notices.push(message),
      error: ({ message, error }) => {
        errors.push(message);
        failures.push(error);
      },
      missingKey: ({ key }) => missingKeys.push(key),
    },
    isReady: () => true,
    health: async () => 'ok',
    requests,
    notices,
    errors,
    failures,
    missingKeys,
    timings,
  };
}
