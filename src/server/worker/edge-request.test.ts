import { expect, test } from 'vitest';
import { type EdgeRequest, placeOf, withOwnEncodings } from './edge-request.ts';

function requestWith(cf: EdgeRequest['cf'], headers: Record<string, string> = {}): EdgeRequest {
  return Object.assign(new Request('https://localhost/location', { headers }), cf && { cf });
}

test('the place is what the edge says', () => {
  const cf = { country: 'US', regionCode: 'TX' };
  expect(placeOf(requestWith(cf))).toEqual({ country_code: 'US', region_code: 'TX' });
  expect(placeOf(requestWith(undefined))).toBeUndefined();
});

test('what the browser accepts counts, not what the edge has put in its place', () => {
  const headers = { 'accept-encoding': 'gzip, br', 'accept-language': 'de' };
  const request = withOwnEncodings(requestWith({ clientAcceptEncoding: 'gzip' }, headers));
  expect(request.headers.get('accept-encoding')).toBe('gzip');
  expect(request.headers.get('accept-language')).toBe('de');
  const untouched = requestWith({ country: 'DE' }, headers);
  expect(withOwnEncodings(untouched)).toBe(untouched);
});
