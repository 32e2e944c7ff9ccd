import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function refusal(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
  }
  return [];
}

describe('the configuration', () => {
  test('of an empty environment is a public server without a proxy', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: true,
      port: 3000,
      host: undefined,
      metrics: undefined,
      trustedProxyCount: 0,
      hstsSeconds: 0,
      log: 'requests',
      edgeLocationHeaders: [],
    });
  });

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', LOG: '' })).toMatchObject({ port: 3000, log: 'requests' });
  });

  test('opens metrics to this machine alone unless configured otherwise', () => {
    const env = { METRICS_PORT: '9464' };
    expect(readConfig(env).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ ...env, METRICS_HOST: '::' }).metrics?.host).toBe('::');
  });

  test('promises TLS behind a proxy in production only', () => {
    expect(readConfig({ TRUSTED_PROXIES: '1' }).hstsSeconds).toBe(31_536_000);
    expect(readConfig({ TRUSTED_PROXIES: '1', NODE_ENV: 'development' }).hstsSeconds).toBe(0);
    expect(readConfig({ TRUSTED_PROXIES: '1', HSTS_SECONDS: '0' }).hstsSeconds).toBe(0);
  });

  test('reads the place from one header when the configuration names it', () => {
    const env = { TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'X-Land', REGION_HEADER: 'X-Region' };
    expect(readConfig(env).edgeLocationHeaders).toEqual([
      { country: 'x-land', region: 'x-region' },
    ]);
  });

  test.each(['https://wiki.example/w/api.php', 'http://127.0.0.1:8080/api.php'])(
    'takes %s for the address of a wiki',
    (url) => {
      expect(readConfig({ MEDIAWIKI_API_URL: url }).mediaWikiApiUrl).toBe(url);
    },
  );

  test.each([
    'wiki.example/api.php',
    'https://wiki.example/',
    'https://wiki.example/api.php?action=query',
    'https://wiki.example/api.php#top',
    'https://me:secret@wiki.example/api.php',
    'https://wiki.example/../api.php',
    'https://Wiki.example/api.php',
    'file:///w/api.php',
    ' https://wiki.example/api.php',
    'https://wiki example/api.php',
  ])('does not take %s for one', (url) => {
    expect(refusal({ MEDIAWIKI_API_URL: url })).toEqual([
      `MEDIAWIKI_API_URL must be the whole address of a wiki’s api.php and nothing behind it; it is ${JSON.stringify(url)}.`,
    ]);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535; it is "-1".'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535; it is "3e3".'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a whole number from 0 to 65535; it is "x".'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an IP address; it is "a b".'],
    [
      { TRUSTED_PROXIES: 'yes' },
      'TRUSTED_PROXIES must be a whole number from 0 to 10; it is "yes".',
    ],
    [{ LOG: 'all' }, 'LOG must be one of off, errors, requests; it is "all".'],
    [{ COUNTRY_HEADER: 'a:b' }, 'COUNTRY_HEADER must be the name of a header; it is "a:b".'],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(refusal(env)).toEqual([sentence]);
  });

  test.each([
    { HSTS_SECONDS: '63072000' },
    { TRUSTED_PROXIES: '10' },
    { PORT: '65535' },
    { NODE_ENV: 'test' },
    { HOST: 'a.b-1.example' },
    { HOST: '127.0.0.1' },
  ])('takes %j', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  test('takes the times of a stop as they are given', () => {
    expect(readConfig({ DRAIN_MS: '5000', STOP_TIMEOUT_MS: '600000' })).toMatchObject({
      drainMs: 5000,
      stopTimeoutMs: 600_000,
    });
  });

  test('reports every error at once', () => {
    expect(refusal({ PORT: 'abc', LOG: 'all', HOST: '::1' })).toHaveLength(2);
  });
});
