/**
 * Whether tests try all combinations (`ALL_CHOICES=1`). Otherwise browser tests change language, window, colour
 * scheme and so on from page to page, and other tests try some of many equal cases.
 */
export const isFullMatrix = process.env.ALL_CHOICES === '1';

/**
 * Picks one of some values in turn, so that many items together cover all values.
 *
 * @param values such as the languages
 * @param place index of the item, from 0
 * @returns one value; all of them with `ALL_CHOICES=1`
 */
export function pickInTurn<Value>(values: readonly Value[], place: number): readonly Value[] {
  const turn = place % values.length;
  return isFullMatrix ? values : values.slice(turn, turn + 1);
}

/**
 * Picks the items that have a part that no item before them has, so that each part is on one of them.
 *
 * @param partsOf what an item consists of, such as the classes of a page
 * @returns these items; all with `ALL_CHOICES=1`
 */
export function pickNew<Item>(
  items: readonly Item[],
  partsOf: (item: Item) => readonly string[],
): Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const before = known.size;
    for (const part of partsOf(item)) known.add(part);
    return isFullMatrix || known.size > before;
  });
}
