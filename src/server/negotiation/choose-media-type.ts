import { parseWeightedList } from './weighted-list.ts';

/**
 * Chooses between representations of one address by `Accept` (RFC 9110 section 12.5.1). Of two with the same
 * weight, a type that is named beats a type that only a wildcard matches, so that `application/json, *` +
 * `/*` is a wish for JSON.
 *
 * @param accept the header, or undefined when it is absent
 * @param offered available media types, the preferred one first
 * @returns the best of those offered; when none is acceptable the preferred one, because any answer helps a
 *   visitor more than 406
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
