import { parseOption } from './option.ts';
import { type PrivacyLevelId, privacyLevels } from './privacy-level.ts';
import { firstValue, type Query } from './query.ts';
import { maxWikiIdLength, type ParsedWikiId, parseWikiId, type WikiIdProblem } from './wiki-id.ts';

/** Initial colours for a new wiki's skin; the first is the default. */
export const skinColours = ['moss', 'harbour', 'plum', 'clay', 'ochre'] as const;

export type SkinColour = (typeof skinColours)[number];

const levelIds = privacyLevels.map(({ id }) => id);

/** A wiki that a visitor has named but not ordered. */
export interface WikiDraft {
  /** What it is called; empty while nobody has named it. */
  name: string;
  /** What was typed as its address; empty when it is to follow from the name. */
  address: string;
  colour: SkinColour;
  level: PrivacyLevelId;
}

/** The names of the fields that carry a draft, in our own address and in that of the cart. */
export type DraftFields = Record<keyof WikiDraft, string>;

/** The address of a draft under our host, or why it has none; `reserved` names are our own. */
export type DraftAddress =
  | Exclude<ParsedWikiId, { kind: 'invalid' }>
  | { kind: 'invalid'; reason: WikiIdProblem | 'reserved' };

/** Longest name that a draft can have, in characters. */
export const maxWikiNameLength = 60;
const maxTypedLength = 300;

/** Closed to changes by strangers and open to readers: what most new wikis want. */
export const emptyDraft: WikiDraft = {
  name: '',
  address: '',
  colour: skinColours[0],
  level: 'private-c',
};

/**
 * Reads `name`, `address`, `colour` and `level` from a link or a form.
 *
 * @returns a draft in which whatever is missing or unknown is as in `emptyDraft`, and what is too
 *   long is cut
 */
export function parseWikiDraft(query: Query): WikiDraft {
  const entries = [...query];
  const read = (field: keyof WikiDraft) => firstValue(entries, field);
  return {
    name: shorten(read('name'), maxWikiNameLength),
    address: shorten(read('address'), maxTypedLength),
    colour: parseOption(skinColours, read('colour')) ?? emptyDraft.colour,
    level: parseOption(levelIds, read('level')) ?? emptyDraft.level,
  };
}

/**
 * The address that a draft has: the one that was typed, by the rules of the login page, or one made
 * of the name. Whether a wiki of that address exists already is not known here.
 *
 * @param wikiHost the host under which the wikis live, such as `wikis.example`
 * @param reserved labels under that host that no wiki can have
 * @returns `empty` when nothing was typed that an address could be made of
 */
export function addressOfDraft(
  { name, address }: WikiDraft,
  wikiHost: string,
  reserved: readonly string[],
): DraftAddress {
  const parsed = parseWikiId(address || proposeWikiId(name), wikiHost);
  return parsed.kind === 'wiki' && reserved.includes(parsed.id)
    ? { kind: 'invalid', reason: 'reserved' }
    : parsed;
}

/**
 * Makes an address of a name: accents go, what is no letter or digit becomes a hyphen.
 *
 * @returns one DNS label of at most 63 characters; empty for a name without a Latin letter or digit
 */
export function proposeWikiId(name: string): string {
  return [...name.toLowerCase()]
    .map((letter) => spelledOut[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxWikiIdLength)
    .replace(/^-|-$/g, '');
}

/** The letter or digit that stands for a wiki without a logo; empty when its name has none. */
export function logoLetter(name: string): string {
  return name.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toLocaleUpperCase() ?? '';
}

/**
 * Adds a draft to an address: ours, or that of the cart.
 *
 * @param href absolute
 * @param fields what each part of the draft is called there; one called '' is left out
 * @param address the wiki's address, when the draft has one that can be ordered
 * @returns the address, unchanged while the wiki has no name
 */
export function hrefWithDraft(
  href: string,
  draft: WikiDraft,
  fields: DraftFields,
  address: string,
): string {
  if (!draft.name && !address) return href;
  const url = new URL(href);
  for (const part of ['name', 'address', 'colour', 'level'] as const) {
    const value = part === 'address' ? address : draft[part];
    if (fields[part] && value) url.searchParams.set(fields[part], value);
  }
  return url.href;
}

/** Letters that do not come apart into a Latin letter and an accent. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function shorten(typed: string, most: number): string {
  return [
    ...typed
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('');
}
