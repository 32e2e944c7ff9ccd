/**
 * Guesses what somebody meant to write.
 *
 * @param written the value that a rule refused, as text
 * @param expectation the rule's half-sentence, such as "must be a day such as …"
 * @returns what to write instead, or undefined when nothing is near
 */
export function suggest(written: string, expectation: string): string | undefined {
  const words = /one of these words: ([^;]+)/.exec(expectation)?.[1]?.split(', ');
  if (words) return nearest(written, words);
  if (/a day such as/.test(expectation)) return asDay(written);
  if (/https:\/\//.test(expectation)) return asAddress(written);
  if (/amount|percent|number/.test(expectation)) return asNumber(written, expectation);
  return undefined;
}

/**
 * The word that differs only by a typing mistake: its capitals, its end, or two letters at most.
 */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const plain = written.trim().toLowerCase();
  const longer = words.filter((word) => word.toLowerCase().startsWith(plain));
  if (plain.length > 2 && longer.length === 1) return longer[0];
  const ranked = words
    .map((word) => ({ word, distance: editDistance(plain, word.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.min(2, Math.floor(plain.length / 2)) ? best.word : undefined;
}

/** `17,99 €` is 17.99; what has two separators may mean anything. */
function asNumber(written: string, expectation: string): string | undefined {
  const [, sign, number] = /^\D*?(-?)(\d+(?:[.,]\d{1,2})?)\D*$/.exec(written) ?? [];
  if (!number || sign) return undefined;
  const pointed = number.replace(',', '.');
  return /whole number/.test(expectation) && pointed.includes('.') ? undefined : pointed;
}

/** `22.2.2012` and `2012/2/22` are 2012-02-22; `2/3/2012` is not clear. */
function asDay(written: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  const [, dayFirst, monthSecond, yearLast] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? [];
  const parts = [year ?? yearLast, month ?? monthSecond, day ?? dayFirst];
  if (parts.includes(undefined)) return undefined;
  const text = parts.map((part) => part?.padStart(2, '0')).join('-');
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

function asAddress(written: string): string | undefined {
  const [, rest] =
    /^(?:http:\/\/|\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?)$/i.exec(written) ?? [];
  return rest && `https://${rest}`;
}

/** How many letters have to be added, removed, replaced or swapped (Damerau–Levenshtein). */
function editDistance(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === other[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === other[j];
      const swapped = isSwapped ? (above[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    above = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
