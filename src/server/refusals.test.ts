import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { createTestServices } from './testing/test-services.ts';

const development = { NODE_ENV: 'development' };
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

test.each([
  [
    'a language that the site does not have',
    '/language',
    form({ lng: 'xx' }),
    400,
    'bad_request',
    'The field "lng" must name a language of the site.',
  ],
  [
    'a language that is a file',
    '/language',
    { method: 'POST', body: formWithFile() },
    400,
    'bad_request',
    'The field "lng" must name a language of the site.',
  ],
  [
    'a long form',
    '/language',
    form({ lng: 'de', more: 'x'.repeat(5000) }),
    413,
    'too_large',
    'The body is too large.',
  ],
  [
    'a form that breaks off',
    '/language',
    { method: 'POST', body: brokenOff(), duplex: 'half' },
    400,
    'bad_request',
    'The body breaks off.',
  ],
  [
    'a file of texts that is not there',
    '/locales/de/no-such.json',
    {},
    404,
    'not_found',
    'There are no texts at this address.',
  ],
  [
    'a report that is no JSON',
    '/locales/add/de/features',
    { method: 'POST', body: '{' },
    400,
    'bad_request',
    'The body must be a JSON object whose names are keys.',
  ],
  [
    'a report that names nothing',
    '/locales/add/de/features',
    { method: 'POST', body: 'null' },
    400,
    'bad_request',
    'The body must be a JSON object whose names are keys.',
  ],
  [
    'a report that is a text',
    '/locales/add/de/features',
    { method: 'POST', body: '"features.title"' },
    400,
    'bad_request',
    'The body must be a JSON object whose names are keys.',
  ],
] as const)('%s is refused with the reason, for programs', async (...row) => {
  const [_what, path, request, status, code, message] = row;
  const services = createTestServices(development);
  const answer = await createApp(services).request(path, request as RequestInit);
  expect([answer.status, await answer.json()]).toEqual([status, { error: { code, message } }]);
  expect([services.missingKeys, services.errors]).toEqual([[], []]);
});

test('texts that are not there may be there after the next release', async () => {
  const answer = await createApp(createTestServices()).request('/locales/de/no-such.json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a list of extensions that is not available says so in the language asked for', async () => {
  const failure = new Error('connect ECONNREFUSED');
  const services = createTestServices();
  const extensions = { list: () => Promise.reject(failure) };
  const answer = await createApp({ ...services, extensions }).request('/de/extensions/', {
    headers: { 'x-request-id': 'refused-12345' },
  });
  expect(await answer.json()).toEqual({
    error: {
      code: 'extensions_unavailable',
      message: 'The list of extensions is not available at the moment.',
    },
  });
  expect(answer.headers.get('content-language')).toBe('de');
  expect(answer.headers.get('vary')).toBe('Accept, Accept-Language, Cookie, Accept-Encoding');
  expect(services.errors).toEqual(['The list of extensions is not available']);
  expect(services.failures).toEqual([failure]);
});

test('a failure of ours is logged with what failed', async () => {
  const services = createTestServices();
  const answer = await createApp(services).request('/login?wikiid=broken');
  expect(answer.status).toBe(500);
  expect(services.failures.map(String)).toEqual(['Error: The renderer is broken']);
});

function formWithFile(): FormData {
  const data = new FormData();
  data.set('lng', new File(['de'], 'de'));
  return data;
}

function brokenOff(): ReadableStream {
  return new ReadableStream({ pull: (body) => body.error(new Error('aborted')) });
}
