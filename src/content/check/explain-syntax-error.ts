import type { YAMLError } from 'yaml';

/**
 * Says in plain words what the punctuation or layout of a YAML file lacks.
 *
 * @param error the first error that the parser found
 * @param source the file's text
 */
export function explainSyntaxError(error: YAMLError, source: string): string {
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'this line starts with a tab; indent it with spaces instead.';
    case 'DUPLICATE_KEY':
      return `the word "${wordAt(source, error.pos[0])}" stands here for the second time; remove one of the two.`;
    case 'BAD_SCALAR_START':
      return 'a value starts with a sign that has a meaning of its own here; put the whole value in quotation marks.';
    case 'MISSING_CHAR':
      return 'a colon, comma, bracket or quotation mark is missing here or in the line above.';
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'this line does not fit the one above it: check that both start with the right number of spaces, that every name has its colon, that a text with a colon in it is in quotation marks, and that no bracket or comma is missing.';
    default:
      return `the file cannot be read from here on (the reader says: ${error.message}).`;
  }
}

function wordAt(source: string, offset: number): string {
  return /^[^\s:]+/.exec(source.slice(offset))?.[0] ?? '';
}
