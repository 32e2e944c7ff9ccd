import sharp from 'sharp';
import { maxWikiScreenBytes } from '../../src/site/wiki-screens.ts';

/** As AVIF, in the best quality that a page can bear. */
export async function packed(shot: Buffer): Promise<Buffer> {
  for (let quality = 52; quality >= 28; quality -= 6) {
    const avif = await sharp(shot)
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (avif.length <= maxWikiScreenBytes) return avif;
  }
  throw new Error(`A photograph has more than ${maxWikiScreenBytes} bytes at any quality.`);
}
