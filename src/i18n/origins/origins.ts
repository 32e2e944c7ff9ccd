/** The English text that a translation was made from, and the translation's text at that time. */
export interface Origin {
  /** Fingerprint of the English text. */
  english: string;
  /** Fingerprint of the translation. */
  own: string;
}

/** By its key, what was noted of a language's text; a merge of branches may leave several notes. */
export type Origins = ReadonlyMap<string, readonly Origin[]>;

/** Texts of a language, each under its whole key: `landing.title`. */
export type FlatTexts = ReadonlyMap<string, string>;

/** A hash of a text (FNV-1a, 32 bits, over UTF-16 code units). A collision only loses a hint. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).slice(-5).padStart(5, '0');
}

/**
 * Notes the origin of texts that are new or have been rewritten since they were noted: whoever
 * rewrites a translation has the English of that moment before them.
 *
 * @param known what was noted before
 * @returns one origin for each text that both languages have, in the order of the English
 */
export function noteOrigins(known: Origins, english: FlatTexts, own: FlatTexts): Origins {
  return new Map(
    [...english].flatMap(([key, original]) => {
      const text = own.get(key);
      if (text === undefined) return [];
      const now = { english: fingerprint(original), own: fingerprint(text) };
      const noted = (known.get(key) ?? []).filter((origin) => origin.own === now.own);
      const isInStep = noted.length === 0 || noted.some((origin) => origin.english === now.english);
      return [[key, [isInStep ? now : (noted.at(-1) ?? now)]] as const];
    }),
  );
}

/** The keys of translations whose English has changed since they were made. */
export function outdatedKeys(origins: Origins, english: FlatTexts, own: FlatTexts): string[] {
  return [...noteOrigins(origins, english, own)]
    .filter(([key, [origin]]) => origin?.english !== fingerprint(english.get(key) ?? ''))
    .map(([key]) => key);
}

/**
 * Notes that translations are right as they stand, whatever the English said before.
 *
 * @param keys of texts, or of groups of texts
 */
export function confirmOrigins(
  known: Origins,
  english: FlatTexts,
  own: FlatTexts,
  keys: readonly string[],
): Origins {
  const isMeant = (key: string) => keys.some((each) => `${key}.`.startsWith(`${each}.`));
  const others = new Map([...known].filter(([key]) => !isMeant(key)));
  return noteOrigins(others, english, own);
}
