import { expect, test } from 'vitest';
import { transportSecurity } from './transport-security.ts';

const behindProxy = { hstsSeconds: 60, trustedProxyCount: 1 };

test.each([
  [behindProxy, 'https', 'max-age=60; includeSubDomains'],
  [behindProxy, undefined, 'max-age=60; includeSubDomains'],
  [behindProxy, 'https, HTTP ', undefined],
  [behindProxy, 'http, https', 'max-age=60; includeSubDomains'],
  [{ ...behindProxy, trustedProxyCount: 0 }, 'http', 'max-age=60; includeSubDomains'],
  [{ ...behindProxy, hstsSeconds: 0 }, 'https', undefined],
])('with %j, what came by %s is promised %s', (config, forwarded, promised) => {
  expect(transportSecurity(config, forwarded)).toBe(promised);
});
