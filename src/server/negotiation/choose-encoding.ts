import { parseWeightedList } from './weighted-list.ts';

/** Best first, where the browser has no preference of its own. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Chooses the content coding of an answer by RFC 9110 section 12.5.3. A request without the header
 * gets the plain form: its client may not be able to unpack anything else.
 *
 * @param acceptEncoding the header, or undefined when it is absent
 * @param offered the codings at hand
 * @returns undefined when the request refuses every one of them
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const items = parseWeightedList(acceptEncoding ?? '');
  const listed = (coding: string) => items.find(({ value }) => value === coding)?.quality;
  const wildcard = listed('*');
  // The plain form is acceptable unless it is refused, but any coding that was asked for is better.
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
