import { firstValue, listedValues, type Query } from './query.ts';

/** What parameters may name; the name of one that is a list ends in `[]`, as forms spell it. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a word that names one of several things, in any case.
 *
 * @returns what is on offer, in its usual spelling; undefined for anything else
 */
export function parseOption<Value extends string>(
  offered: readonly Value[],
  typed: string,
): Value | undefined {
  const word = typed.trim().toLowerCase();
  // Compared with all instead of looked up, so that `__proto__` is just a word.
  return offered.find((one) => one.toLowerCase() === word);
}

/**
 * Finds the parameters that name something that is not on offer. One that is missing or empty chooses
 * nothing; of one that is given twice and is no list, the first counts.
 *
 * @returns their names, without the brackets of a list
 */
export function invalidParameters(query: Query, choices: Choices): string[] {
  const entries = [...query];
  return Object.entries(choices).flatMap(([field, offered]) => {
    const name = field.replace(/\[\]$/, '');
    const sent = name === field ? [firstValue(entries, name)] : listedValues(entries, name);
    const isUnknown = sent.some((word) => word !== '' && parseOption(offered, word) === undefined);
    return isUnknown ? name : [];
  });
}
