/**
 * Writes VAT numbers as the authorities of each state write them, by the rules that they and the European
 * Commission have published (VIES, "VAT identification number structure", and the construction rules of the
 * check digits). Independent of the library under test.
 */

/** Gives the next whole number from 0 to below the limit. */
export type Random = (limit: number) => number;

type Digits = readonly number[];

const digits = (random: Random, length: number): number[] =>
  Array.from({ length }, () => random(10));
const text = (all: Digits): string => all.join('');
const weighted = (all: Digits, weights: Digits): number =>
  weights.reduce((sum, weight, place) => sum + weight * (all[place] ?? 0), 0);
const letter = (alphabet: string, place: number): string => alphabet[place] ?? '';

/** Sum of the digits of the products, as in the Luhn formula and in Austria. */
const crossSum = (all: Digits, weights: Digits): number =>
  weights.reduce((sum, weight, place) => {
    const product = weight * (all[place] ?? 0);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);

/** Retries until the digits have a check digit, because some remainders have none. */
function withCheck(begin: () => number[], check: (begun: Digits) => number | undefined): string {
  for (;;) {
    const begun = begin();
    const digit = check(begun);
    if (digit !== undefined && digit >= 0 && digit <= 9) return text([...begun, digit]);
  }
}

/** ISO 7064, MOD 11,10. */
function mod1110(begun: Digits): number {
  let product = 10;
  for (const digit of begun) {
    const sum = (digit + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const frenchSigns = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Sum for the check digit or letter of a Spanish legal person's NIF. */
function spanishControl(all: Digits): number {
  const odd = [0, 2, 4, 6].reduce((sum, place) => {
    const double = 2 * (all[place] ?? 0);
    return sum + Math.floor(double / 10) + (double % 10);
  }, 0);
  const even = weighted(all, [0, 1, 0, 1, 0, 1]);
  return (10 - ((odd + even) % 10)) % 10;
}

function lithuanian(begun: Digits): number {
  const first = begun.reduce((sum, digit, place) => sum + digit * ((place % 9) + 1), 0) % 11;
  if (first < 10) return first;
  const second = begun.reduce((sum, digit, place) => sum + digit * (((place + 2) % 9) + 1), 0) % 11;
  return second % 10;
}

function dutchMod97(digitsPart: string, suffix: string): boolean {
  const all = `NL${digitsPart}B${suffix}`.replace(/[A-Z]/g, (each) =>
    String(letters.indexOf(each) + 10),
  );
  return BigInt(all) % 97n === 1n;
}

function british(random: Random): string {
  for (;;) {
    // Avoids numbers from 9 490 001 on, of which only some are assigned.
    const begun = [1 + random(8), ...digits(random, 6)];
    const sum = weighted(begun, [8, 7, 6, 5, 4, 3, 2]);
    // From 2010 on, 55 is added before the remainder is taken.
    const check = 97 - ((sum + (random(2) ? 55 : 0)) % 97);
    if (check < 97) return text(begun) + String(check).padStart(2, '0');
  }
}

/** Generators of each published kind of number, by name; results have no country prefix. */
export const publishedForms: Readonly<Record<string, Record<string, (random: Random) => string>>> =
  {
    AT: {
      company: (random) =>
        `U${withCheck(
          () => digits(random, 7),
          (begun) => (10 - ((crossSum(begun, [1, 2, 1, 2, 1, 2, 1]) + 4) % 10)) % 10,
        )}`,
    },
    BE: Object.fromEntries(
      [0, 1].map((first) => [
        `enterprise from ${first}`,
        (random: Random) => {
          const begun = text([first, 2 + random(8), ...digits(random, 6)]);
          return begun + String(97 - (Number(begun) % 97)).padStart(2, '0');
        },
      ]),
    ),
    BG: {
      company: (random) =>
        withCheck(
          () => digits(random, 8),
          (begun) => {
            const first = weighted(begun, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
            return first < 10 ? first : (weighted(begun, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
          },
        ),
      person: (random) =>
        withCheck(
          () => [7, random(10), 0, 1 + random(9), 1, 1 + random(8), ...digits(random, 3)],
          (begun) => (weighted(begun, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
        ),
      foreigner: (random) =>
        withCheck(
          () => digits(random, 9),
          (begun) => weighted(begun, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
        ),
      other: (random) =>
        withCheck(
          () => digits(random, 9),
          (begun) => {
            const check = 11 - (weighted(begun, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
            return check === 11 ? 0 : check;
          },
        ),
    },
    CY: Object.fromEntries(
      [0, 1, 3, 4, 5, 6, 9].map((first) => [
        `from ${first}`,
        (random: Random) => {
          const all = [first, ...(first === 1 ? [0] : digits(random, 1)), ...digits(random, 6)];
          const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
          const sum = all.reduce(
            (total, digit, place) => total + (place % 2 === 0 ? (odd[digit] ?? 0) : digit),
            0,
          );
          return text(all) + letter(letters, sum % 26);
        },
      ]),
    ),
    CZ: {
      company: (random) =>
        withCheck(
          () => [random(9), ...digits(random, 6)],
          (begun) => (11 - (weighted(begun, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10,
        ),
      'person born before 1954': (random) =>
        text([random(5), random(10), 0, 1 + random(9), 1, 1 + random(8), ...digits(random, 3)]),
      'special case': (random) =>
        withCheck(
          () => [6, ...digits(random, 7)],
          (begun) => {
            const rest = weighted(begun.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
            const step = rest === 0 ? 11 : 11 - rest;
            return [8, 7, 6, 5, 4, 3, 2, 1, 0, 9, 8][step - 1];
          },
        ),
      person: (random) => {
        for (;;) {
          const born = [6 + random(3), random(10), 0, 1 + random(9), 1, 1 + random(8)];
          const begun = text([...born, ...digits(random, 3)]);
          const check = (Number(begun) % 11) % 10;
          if (Number(begun + check) % 11 === 0) return begun + check;
        }
      },
    },
    DE: { company: (random) => withCheck(() => [1 + random(9), ...digits(random, 7)], mod1110) },
    DK: {
      company: (random) =>
        withCheck(
          () => [1 + random(9), ...digits(random, 6)],
          (begun) => (11 - (weighted(begun, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
        ),
    },
    EE: {
      company: (random) =>
        withCheck(
          () => [1, 0, ...digits(random, 6)],
          (begun) => (10 - (weighted(begun, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10,
        ),
    },
    EL: {
      company: (random) =>
        withCheck(
          () => digits(random, 8),
          (begun) => (weighted(begun, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10,
        ),
    },
    ES: {
      'national legal person': (random) => {
        const all = digits(random, 7);
        return letter('ABCDEFGHJUV', random(11)) + text(all) + spanishControl(all);
      },
      'other legal person': (random) => {
        const all = digits(random, 7);
        return letter('PQRSNW', random(6)) + text(all) + letter('JABCDEFGHI', spanishControl(all));
      },
      person: (random) => {
        const number = text(digits(random, 8));
        return number + letter(spanishLetters, Number(number) % 23);
      },
      foreigner: (random) => {
        const kind = random(3);
        const number = text(digits(random, 7));
        return letter('XYZ', kind) + number + letter(spanishLetters, Number(kind + number) % 23);
      },
      'person without a document': (random) => {
        const number = text(digits(random, 7));
        return letter('KLM', random(3)) + number + letter(spanishLetters, Number(number) % 23);
      },
    },
    FI: {
      company: (random) =>
        withCheck(
          () => digits(random, 7),
          (begun) => {
            const rest = weighted(begun, [7, 9, 10, 5, 8, 4, 2]) % 11;
            return rest === 0 ? 0 : 11 - rest;
          },
        ),
    },
    FR: {
      'key of digits': (random) => {
        const siren = withCheck(
          () => digits(random, 8),
          (begun) => (10 - (crossSum(begun, [1, 2, 1, 2, 1, 2, 1, 2]) % 10)) % 10,
        );
        const key = (12 + 3 * (Number(siren) % 97)) % 97;
        return String(key).padStart(2, '0') + siren;
      },
      'key with letters': (random) => {
        for (;;) {
          const siren = text(digits(random, 9));
          const [first, second] = [random(34), random(34)];
          if (first < 10 && second < 10) continue;
          const key = first < 10 ? 24 * first + second - 10 : 34 * first + second - 100;
          if ((Number(siren) + 1 + Math.floor(key / 11)) % 11 !== key % 11) continue;
          return letter(frenchSigns, first) + letter(frenchSigns, second) + siren;
        }
      },
    },
    HR: { company: (random) => withCheck(() => digits(random, 10), mod1110) },
    HU: {
      company: (random) =>
        withCheck(
          () => [1 + random(9), ...digits(random, 6)],
          (begun) => (10 - (weighted(begun, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10,
        ),
    },
    IE: {
      'with one letter': (random) => {
        const all = digits(random, 7);
        const sum = weighted(all, [8, 7, 6, 5, 4, 3, 2]);
        return text(all) + letter(irishLetters, sum % 23);
      },
      'with two letters': (random) => {
        const all = digits(random, 7);
        const last = random(9);
        const sum = weighted(all, [8, 7, 6, 5, 4, 3, 2]) + 9 * (last + 1);
        return text(all) + letter(irishLetters, sum % 23) + letter('ABCDEFGHI', last);
      },
      'of the old form': (random) => {
        const all = [7 + random(3), ...digits(random, 5)];
        const [first = 0, ...rest] = all;
        const sum = weighted([0, ...rest, first], [8, 7, 6, 5, 4, 3, 2]);
        const second = letter(`${letters}+*`, random(28));
        return `${first}${second}${text(rest)}${letter(irishLetters, sum % 23)}`;
      },
    },
    IT: Object.fromEntries(
      [...'001 050 100 120 121 888 999'.split(' ')].map((office) => [
        `of office ${office}`,
        (random: Random) =>
          withCheck(
            () => [...digits(random, 6), 1, ...[...office].map(Number)],
            (begun) => (10 - (crossSum(begun, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10)) % 10,
          ),
      ]),
    ),
    LT: {
      company: (random) => withCheck(() => [...digits(random, 7), 1], lithuanian),
      'temporary registration': (random) => withCheck(() => [...digits(random, 10), 1], lithuanian),
    },
    LU: {
      company: (random) => {
        const begun = text(digits(random, 6));
        return begun + String(Number(begun) % 89).padStart(2, '0');
      },
    },
    LV: {
      company: (random) =>
        withCheck(
          () => [4 + random(6), ...digits(random, 9)],
          (begun) => {
            const rest = weighted(begun, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
            if (rest === 4 && begun[0] === 9) return undefined;
            return rest < 4 ? 3 - rest : rest > 4 ? 14 - rest : undefined;
          },
        ),
      'person born in the last century': (random) =>
        text([0, 1 + random(9), 0, 1 + random(9), random(10), random(10), 1, ...digits(random, 4)]),
      'person without a date': (random) => text([3, 2, ...digits(random, 9)]),
    },
    MT: {
      company: (random) => {
        const all = [1 + random(9), ...digits(random, 5)];
        return text(all) + String(37 - (weighted(all, [3, 4, 6, 7, 8, 9]) % 37)).padStart(2, '0');
      },
    },
    NL: {
      company: (random) =>
        `${withCheck(
          () => digits(random, 8),
          (begun) => weighted(begun, [9, 8, 7, 6, 5, 4, 3, 2]) % 11,
        )}B${String(1 + random(99)).padStart(2, '0')}`,
      'person since 2020': (random) => {
        for (;;) {
          const number = text(digits(random, 9));
          const suffix = String(2 + random(97)).padStart(2, '0');
          if (dutchMod97(number, suffix)) return `${number}B${suffix}`;
        }
      },
    },
    PL: {
      company: (random) =>
        withCheck(
          () => [1 + random(9), ...digits(random, 8)],
          (begun) => weighted(begun, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11,
        ),
    },
    PT: {
      company: (random) =>
        withCheck(
          () => [1 + random(9), ...digits(random, 7)],
          (begun) => {
            const check = 11 - (weighted(begun, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
            return check > 9 ? 0 : check;
          },
        ),
    },
    RO: Object.fromEntries(
      [2, 5, 9, 10].map((length) => [
        `of ${length} digits`,
        (random: Random) =>
          withCheck(
            () => [1 + random(9), ...digits(random, length - 2)],
            (begun) => {
              const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(10 - length);
              return ((10 * weighted(begun, weights)) % 11) % 10;
            },
          ),
      ]),
    ),
    SE: {
      company: (random) => {
        const luhn = withCheck(
          () => digits(random, 9),
          (begun) => (10 - (crossSum(begun, [2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10)) % 10,
        );
        return luhn + String(1 + random(94)).padStart(2, '0');
      },
    },
    SI: {
      company: (random) =>
        withCheck(
          () => [1 + random(9), ...digits(random, 6)],
          (begun) => {
            const check = 11 - (weighted(begun, [8, 7, 6, 5, 4, 3, 2]) % 11);
            return check === 10 ? 0 : check;
          },
        ),
    },
    SK: {
      company: (random) => {
        for (;;) {
          const third = letter('234789', random(6));
          const number = `${1 + random(9)}${random(10)}${third}${text(digits(random, 7))}`;
          if (Number(number) % 11 === 0) return number;
        }
      },
    },
    XI: {
      company: british,
      branch: (random) => british(random) + text(digits(random, 3)),
      'government department': (random) => `GD${String(random(500)).padStart(3, '0')}`,
      'health authority': (random) => `HA${500 + random(500)}`,
    },
  };
