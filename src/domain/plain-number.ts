/**
 * Writes a number with the characters of a plain keyboard, so that only its signs are left to be understood:
 * digits of every script as 0 to 9, every space, apostrophe and minus sign as the one of ASCII, and without
 * the invisible marks that come along when text is copied.
 *
 * @param typed what was typed or pasted; need not be a number
 */
export function plainNumber(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/[\u2010-\u2013\u2212﹣－]/g, '-')
    .replace(/．/g, '.')
    .replace(/，/g, ',')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

/** Decimal digits stand in the order of their value, ten by ten (Unicode Standard, section 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
