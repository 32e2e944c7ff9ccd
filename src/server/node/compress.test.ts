import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 22);

test.each([
  ['a short text', 'é'.repeat(1000)],
  ['one as long as the room that is kept', 'x'.repeat(262_144)],
  ['one that is longer', `${'日'.repeat(262_144)}!`],
])('%s is packed whole, beside others', async (_what, text) => {
  const other = 'y'.repeat(2000);
  const [packed, beside] = await Promise.all([
    compress(text, ['gzip', 'identity']),
    compress(other, ['gzip', 'identity']),
  ]);
  for (const [{ bodies, hash }, expected] of [
    [packed, text],
    [beside, other],
  ] as const) {
    expect(gunzipSync(bodies.gzip ?? new Uint8Array()).toString() === expected).toBe(true);
    expect(new TextDecoder().decode(bodies.identity) === expected).toBe(true);
    expect(hash).toBe(hashOf(expected));
  }
});
