import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress as compressOnNode } from '../node/compress.ts';
import { compress } from './compress.ts';

test.each([
  ['a long text', 'ä'.repeat(5000)],
  ['a text that packing makes longer', 'a'],
])('%s is packed and named as on Node', async (_what, text) => {
  for (const encodings of [['gzip'], ['identity'], ['gzip', 'identity']] as const) {
    const [ours, nodes] = await Promise.all([
      compress(text, encodings),
      compressOnNode(text, encodings),
    ]);
    expect(ours.hash).toBe(nodes.hash);
    expect(Object.keys(ours.bodies).sort()).toEqual(Object.keys(nodes.bodies).sort());
    const { gzip, identity } = ours.bodies;
    for (const bytes of [gzip && gunzipSync(gzip), identity]) {
      if (bytes) expect(new TextDecoder().decode(bytes)).toBe(text);
    }
  }
});
