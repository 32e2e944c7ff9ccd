import { parseWeightedList } from './weighted-list.ts';

/** In order of preference, for browsers that weight them equally. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Chooses the content coding of an answer by RFC 9110 section 12.5.3. A request without the header gets the
 * uncompressed form, because its client may not be able to decompress.
 *
 * @param acceptEncoding the header, or undefined when it is absent
 * @param offered the available codings
 * @returns undefined when the request refuses every one of them
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const items = parseWeightedList(acceptEncoding ?? '');
  const listed = (coding: string) => items.find(({ value }) => value === coding)?.quality;
  const wildcard = listed('*');
  // Uncompressed is acceptable unless refused, but every requested coding is better.
  const unlistedIdentity = wildcard === 0 ? 0 : 0.0001;

  let best: Encoding | undefined;
  let bestQuality = 0;
  for (const encoding of encodings) {
    if (!offered.includes(encoding)) continue;
    const unlisted = encoding === 'identity' ? unlistedIdentity : (wildcard ?? 0);
    const quality = listed(encoding) ?? unlisted;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}
