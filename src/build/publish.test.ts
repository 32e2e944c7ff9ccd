import { expect, test } from 'vitest';
import { contentPaths } from '../content/check/load.ts';
import { checkEdited } from '../content/check/testing/check-edited.ts';
import { readPublishConfig } from './publish.ts';

test('the environment says what "live" means before content/site.yaml does', () => {
  const env = {
    PUBLISH_COMMAND: 'send',
    PUBLISH_URL: 'http://live.example',
    PUBLISH_TIMEOUT_S: '5',
  };
  expect(readPublishConfig(env)).toEqual({
    command: 'send',
    liveUrl: 'http://live.example',
    timeoutMs: 5000,
  });
});

test.each([
  [{ PUBLISH_TIMEOUT_S: 'soon' }, 'PUBLISH_TIMEOUT_S must be'],
  [{ PUBLISH_TIMEOUT_S: '0' }, 'PUBLISH_TIMEOUT_S must be'],
  [{ PUBLISH_URL: 'live' }, 'PUBLISH_URL must be'],
])('%o cannot be used, and is said to', (env, sentence) => {
  expect(() => readPublishConfig(env)).toThrow(sentence);
});

test.each([
  ['http://localhost:8080', true],
  ['https://www.example.org', true],
  ['https://www.example.org/', false],
  ['www.example.org', false],
])('content/site.yaml may name the address %s of the live site: %s', (address, isTaken) => {
  const { problems } = checkEdited(contentPaths.site, (text) =>
    text.replace(/^( {2}address: ).*(?=\n {2}timeoutSeconds)/m, `$1"${address}"`),
  );
  expect(problems.filter((line) => line.includes('https://')).length).toBe(isTaken ? 0 : 1);
});
