/** Characters that nobody sees: soft hyphens, joints, direction marks, byte order marks. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What stands before each line of a text that a mail answers. */
const mailQuote = /^(?:[ \t]*>)+ ?(?=[^>]|$)/gm;

/**
 * Takes off what mails and word processors add to a text: marks of quotation, invisible characters,
 * blanks that do not break, and curved quotation marks.
 */
export function plainText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2018\u2019\u201a\u2039\u203a]/g, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"')
    .replace(mailQuote, '');
}
