/**
 * Whether everything is tried with everything: with `ALL_CHOICES=1`. Otherwise a page is looked at in
 * every language for what depends on its words, and what does not goes through the languages, the
 * colour schemes and their like from page to page.
 */
export const isWhole = process.env.ALL_CHOICES === '1';

/**
 * Takes of some values the one whose turn it is, so that many things together meet all of them.
 *
 * @param values such as the languages
 * @param place among the things that take their turn, from 0
 * @returns one value; all of them with `ALL_CHOICES=1`
 */
export function inTurn<Value>(values: readonly Value[], place: number): readonly Value[] {
  const turn = place % values.length;
  return isWhole ? values : values.slice(turn, turn + 1);
}
