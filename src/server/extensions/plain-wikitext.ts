/** Bounds the work on untrusted text, in characters. */
const maxSourceLength = 2000;
const maxLength = 200;

/**
 * Bidirectional control characters, with which untrusted text could reorder the page's
 * (https://www.unicode.org/reports/tr9/).
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const entities: Record<string, string> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/**
 * Takes the markup out of a line of wikitext, such as the description of an extension: links keep
 * their labels, tags and templates are removed.
 *
 * @param wikitext of any length; the first 2000 characters are read
 * @returns one line of at most 200 characters, to be shown as text and never as HTML
 */
export function plainWikitext(wikitext: string): string {
  const line = wikitext
    .slice(0, maxSourceLength)
    .replace(/<[^<>]{0,500}>/g, '')
    .replace(/\{\{[^{}]{0,500}\}\}/g, '')
    .replace(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]|]{1,300})\]\]/g, '$1')
    .replace(/\[(?:https?:)?\/\/[^\s[\]]{1,500}\s+([^[\]]{1,300})\]/g, '$1')
    .replace(/'{2,}/g, '')
    .replace(/&(amp|gt|lt|nbsp|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(bidiControls, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
}
