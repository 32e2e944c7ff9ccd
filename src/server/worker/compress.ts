import type { Compress, CompressedText } from '../services.ts';

/** 132 bits in base64, as in the build's hashes. */
const hashCharacters = 22;

const encoder = new TextEncoder();

/** Compresses with Web APIs, which every edge runtime has. */
export const compress: Compress = async (text, encodings) => {
  const identity = encoder.encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', identity));
  const hash = btoa(String.fromCharCode(...digest)).slice(0, hashCharacters);
  const bodies: CompressedText['bodies'] = {};
  if (encodings.includes('gzip')) {
    const packed = await gzip(identity);
    if (packed.byteLength < identity.byteLength) bodies.gzip = packed;
  }
  if (encodings.includes('identity') || !bodies.gzip) bodies.identity = identity;
  return { bodies, hash };
};

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
