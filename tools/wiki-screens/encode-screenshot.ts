import sharp from 'sharp';
import { maxWikiScreenBytes } from '../../src/site/wiki-screens.ts';

/**
 * Encodes a screenshot as AVIF, in the best quality within the size limit.
 *
 * @throws when no quality is small enough
 */
export async function encodeScreenshot(shot: Buffer): Promise<Buffer> {
  for (let quality = 52; quality >= 28; quality -= 6) {
    const avif = await sharp(shot)
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (avif.length <= maxWikiScreenBytes) return avif;
  }
  throw new Error(`A screenshot has more than ${maxWikiScreenBytes} bytes at any quality.`);
}
