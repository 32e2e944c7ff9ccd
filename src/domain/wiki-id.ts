declare const checked: unique symbol;

/** The name of a wiki: one lower-case DNS label. Only `parseWikiId` makes one. */
export type WikiId = string & { readonly [checked]: true };

/** Why an input names no wiki of ours: an address elsewhere, a forbidden character, or too long. */
export type WikiIdProblem = 'foreign-address' | 'characters' | 'length';

export type ParsedWikiId =
  | { kind: 'empty' }
  | { kind: 'invalid'; reason: WikiIdProblem }
  | { kind: 'wiki'; id: WikiId };

/** Longest name of a wiki, in characters: that of a DNS label (RFC 1035 section 2.3.4). */
export const maxWikiIdLength = 63;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * Reads what somebody typed as the name of their wiki: the name itself, in any case and with
 * blanks around it, or the pasted address of any page of a wiki on our host.
 *
 * @param wikiHost the host under which the wikis live, such as `wikis.example`
 * @returns the id as a DNS label (RFC 1123 section 2.1; 63 characters at most, RFC 1035 section
 *   2.3.4), `empty` for blank input, or the reason why there is none
 */
export function parseWikiId(input: string, wikiHost: string): ParsedWikiId {
  const typed = input.trim();
  if (typed === '') return { kind: 'empty' };
  // Checked before lower-casing, which would turn look-alikes such as the Kelvin sign into plain
  // letters.
  if (!/^[!-~]+$/.test(typed)) return { kind: 'invalid', reason: 'characters' };
  const name = typed.toLowerCase();
  const label = /[./:]/.test(name) ? labelOnHost(name, wikiHost.toLowerCase()) : name;
  if (label === undefined) return { kind: 'invalid', reason: 'foreign-address' };
  if (!labelPattern.test(label)) return { kind: 'invalid', reason: 'characters' };
  if (label.length > maxWikiIdLength) return { kind: 'invalid', reason: 'length' };
  return { kind: 'wiki', id: label as WikiId };
}

/** The one label that a pasted address puts before our host. */
function labelOnHost(address: string, wikiHost: string): string | undefined {
  const [authority = ''] = address.replace(/^(?:https?:)?\/\//, '').split(/[/?#]/, 1);
  const host = authority.replace(/:\d*$/, '').replace(/\.$/, '');
  if (!host.endsWith(`.${wikiHost}`)) return undefined;
  const label = host.slice(0, -wikiHost.length - 1);
  return label.includes('.') ? undefined : label;
}

/**
 * The log-in page of a wiki. The id is a checked label, so the address cannot leave our host.
 *
 * @param wikiHost the host under which the wikis live, such as `wikis.example`
 */
export function loginUrl(id: WikiId, wikiHost: string): string {
  return `https://${id}.${wikiHost}/wiki/Special:UserLogin`;
}
