import { parseWeightedList } from './weighted-list.ts';

/**
 * Chooses between representations of one address by `Accept` (RFC 9110 section 12.5.1). Where two
 * weigh the same, the one that was asked for by name beats the one let in by a wildcard, so that
 * `application/json, *` + `/*` is a wish for JSON.
 *
 * @param accept the header, or undefined when it is absent
 * @param offered media types at hand, the preferred one first
 * @returns the best of those offered; the preferred one when none is acceptable, because some
 *   answer serves a visitor better than none
 */
export function chooseMediaType<Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  if (!accept) return offered[0];
  const ranges = new Map(parseWeightedList(accept).map(({ value, quality }) => [value, quality]));
  const rank = (type: Type) => {
    const [group] = type.split('/', 1);
    const specificity = [type, `${group}/*`, '*/*'].findIndex((range) => ranges.has(range));
    if (specificity === -1) return 0;
    const quality = ranges.get([type, `${group}/*`, '*/*'][specificity] ?? '') ?? 0;
    return quality === 0 ? 0 : quality - specificity / 10_000;
  };
  return offered.reduce((best, type) => (rank(type) > rank(best) ? type : best));
}
