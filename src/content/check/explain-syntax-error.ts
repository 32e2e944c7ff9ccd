import type { YAMLError } from 'yaml';

/** What the punctuation or layout of a file lacks, and where. */
export interface Slip {
  sentence: string;
  /** In characters from the start of the file. */
  offset: number;
}

/**
 * Says in plain words what the punctuation or layout of a YAML file lacks.
 *
 * @param error the first error that the parser found
 * @param source the file's text
 */
export function explainSyntaxError(error: YAMLError, source: string): Slip {
  const [offset] = error.pos;
  const say = (sentence: string, at = offset): Slip => ({ sentence, offset: at });
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return say('this line starts with a tab; write spaces instead.');
    case 'DUPLICATE_KEY':
      return say(
        `the word "${wordAt(source, offset)}" stands here for the second time; remove one of the two.`,
      );
    case 'BAD_SCALAR_START':
      return say(
        'a value starts with a sign that has a meaning of its own here; put the whole value in quotation marks.',
      );
    case 'MULTIPLE_DOCS':
      return say('a line of three hyphens divides the file here; remove it.');
    case 'MISSING_CHAR':
      return say(
        'a colon, comma, bracket or quotation mark is missing here or in the line above; put it there.',
      );
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
    case 'MULTILINE_IMPLICIT_KEY':
      return explainLayout(source, offset);
    default:
      return say(
        `the file cannot be read from here on (the reader says: ${error.message}); bring its last version back, or put the line right.`,
      );
  }
}

function explainLayout(source: string, offset: number): Slip {
  const line = lineAt(source, offset);
  const glued = /^\s*(?:- )?([A-Za-z][\w-]*):([^\s/].*)$/.exec(line);
  if (glued) {
    const [, name, value] = glued;
    const sentence = `a blank is missing behind the colon; write "${name}: ${value}".`;
    return { sentence, offset };
  }
  if (/^\s*(?:- )?[\w-]+: [^"'{[].*: /.test(line)) {
    const sentence =
      'a text with a colon in it cannot stand like this; put the whole text in quotation marks.';
    return { sentence, offset };
  }
  const bracket = unclosedBracket(source.slice(0, offset));
  if (bracket !== undefined && lineAt(source, bracket) !== line) {
    const end = source[bracket] === '{' ? '}' : ']';
    const sentence = `the bracket ${source[bracket]} in this line does not close; write ${end} where it ends.`;
    return { sentence, offset: bracket };
  }
  const sentence =
    'this line does not fit the one above it; write it with the same number of spaces before it, with a colon behind its name, and with every comma and bracket.';
  return { sentence, offset };
}

/** The last bracket that opens a group on one line and is still open at the end. */
function unclosedBracket(text: string): number | undefined {
  const open: number[] = [];
  const parts = /"(?:[^"\\\n]|\\.)*"|(?:^|(?<=\s))#.*|[{}[\]]/gm;
  for (const { 0: part, index } of text.matchAll(parts)) {
    if (part === '{' || part === '[') open.push(index);
    else if (part === '}' || part === ']') open.pop();
  }
  return open.at(-1);
}

function lineAt(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
}

function wordAt(source: string, offset: number): string {
  return /^[^\s:]+/.exec(source.slice(offset))?.[0] ?? '';
}
