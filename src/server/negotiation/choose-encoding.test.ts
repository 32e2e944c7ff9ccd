import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding, encodings } from './choose-encoding.ts';

test.each<[string | undefined, readonly Encoding[], Encoding | undefined]>([
  [undefined, encodings, 'identity'],
  ['', encodings, 'identity'],
  ['*', encodings, 'br'],
  ['br', ['identity'], 'identity'],
  ['BR;Q=1.000', encodings, 'br'],
  ['gzip;q=0.001', encodings, 'gzip'],
  ['identity, gzip;q=0.5', encodings, 'identity'],
  ['identity;q=0.5, *;q=0', encodings, 'identity'],
  ['identity;q=0, *;q=0.1', encodings, 'br'],
  ['identity;q=0', encodings, undefined],
  ['*;q=0', encodings, undefined],
  ['br;q=2, gzip', encodings, 'gzip'],
  ['br;q=nonsense', encodings, 'identity'],
])('Accept-Encoding: %s with %j at hand gets %s', (accepted, offered, expected) => {
  expect(chooseEncoding(accepted, offered)).toBe(expected);
});
