/** Bounds the work of taking one piece apart, which can grow with the square of its length. */
const maxPieceLength = 500;

/** A version as MediaWiki writes it: a dash where there is none, with a commit and a day behind it. */
const version =
  /^(?:[-–—]|[vV]?\d+(?![\dA-Z])[\w.+~-]*|REL\d\w*|master)?(?:\s*\([0-9a-f]{7,40}\).*)?$/;

const licence =
  /^(?:[AL]?GPL|[al]?gpl|GNU|MIT|BSD|Apache|CC0|CC[ -]BY|MPL|WTFPL|ISC|EUPL|Unlicense|Public [dD]omain|Expat|Zlib|Artistic)\b/;

/** Files that lie between the folders of extensions. */
const file = /^(?:README|COPYING|LICENSE|CHANGELOG)\b|\.(?:md|txt|php|json|zip|gz|tgz|sh|log)$/i;

/** Where a name hides in links and addresses, from the surest form on. */
const links = [
  /^[^[]*\[([^\][]+)\]\([^)]*\)/,
  /\[[a-z]+:\/\/\S+\s+([^\]]+)\]/i,
  /Extension:([^|\]){}\s]+(?: [^|\]){}]+)?)/i,
  /^\[\[([^\]|]*)/,
  /\bextensions\/([^/\s'"]+)/i,
  /\bmediawiki-extensions-([\w-]+?)(?:\.git)?(?:[\s/]|$)/,
  /(?:^|[\s"'])mediawiki\/(?!skins\b|\S*-skin\b)([a-z0-9-]+)/,
];

/** Takes off HTML tags, links, marks of emphasis and quotation. */
export function cleanName(piece: string): string {
  const text = piece
    .slice(0, maxPieceLength)
    .replace(/<[^<>]*>/g, '')
    .trim();
  const name = links.map((link) => text.match(link)?.[1]).find((found) => found) ?? text;
  return name.replace(/'{2,}|\*{2,}|`/g, '').replace(/^[\s*_"'[\]{(./]+|[\s*_"'\]}/,;@]+$/g, '');
}

/** Tells whether a text can be the name of an extension where one is to be expected. */
export function isName(text: string): boolean {
  return (
    /^(?=.*\p{L})[\p{L}\p{N}][^<>"{}=;$\\\n\t]{1,59}$/u.test(text) &&
    !isVersion(text) &&
    !isPackage(text) &&
    !file.test(text)
  );
}

/** Tells whether a text is the heading of a column or list of names, in the languages of this site. */
export function isHeading(text: string): boolean {
  return /^(?:extensions?|extensi[oó]n(?:es)?|erweiterung(?:en)?|names?|nombres?|noms?)(?:\s+versi[oó]n)?$/i.test(
    text,
  );
}

/** Tells whether a cell says the version of an extension; an empty one says that there is none. */
export function isVersion(text: string): boolean {
  return version.test(text.trim().slice(0, maxPieceLength));
}

/** Tells whether a cell names a licence, which MediaWiki does in no language but its own. */
export function isLicence(text: string): boolean {
  return licence.test(text.trim());
}

/** Tells whether a text names a library as Packagist does, such as `wikimedia/parsoid`. */
export function isPackage(text: string): boolean {
  return /^(?:@?[a-z0-9_.-]+\/[a-z0-9_.-]+|ext-\w+)$/.test(text.trim());
}
