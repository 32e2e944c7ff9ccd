import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { TextProblem } from './text-problem.ts';

/** One text of a locale file. */
export interface WrittenText {
  text: string;
  /** Counted from 1. */
  line: number;
}

/** Texts by their keys, which are joined by dots. */
export type TextsByKey = ReadonlyMap<string, WrittenText>;

/**
 * Reads a locale file: groups of texts, each with its line.
 *
 * @param file path from the project's root, for messages
 * @param source the file's text
 * @returns the texts that can be read, and what is wrong with the file
 */
export function readTextFile(
  file: string,
  source: string,
): { texts: TextsByKey; problems: TextProblem[] } {
  const lineOf = lineCounter(source);
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { allowTrailingComma: false, disallowComments: true });
  // One mistake causes several parser errors; only the first one helps to find it.
  const [error] = errors;
  if (error || tree?.type !== 'object') {
    const sentence = error
      ? explainSlip(error, source)
      : 'the file must begin with { and end with }, with the texts between them.';
    return { texts: new Map(), problems: [{ file, line: lineOf(error?.offset ?? 0), sentence }] };
  }

  const texts = new Map<string, WrittenText>();
  const problems: TextProblem[] = [];
  const add = (node: Node, path: readonly string[]) => {
    const report = (sentence: string) =>
      problems.push({ file, line: lineOf(node.offset), path, sentence });
    const key = path.join('.');
    if (node.type === 'string') {
      texts.set(key, { text: getNodeValue(node), line: lineOf(node.offset) });
    } else if (node.type !== 'object') {
      report(`"${key}" must be a text between quotation marks.`);
    } else {
      const names = (node.children ?? []).map(({ children = [] }) => children[0]?.value as string);
      if (names.length === 0 && path.length > 0)
        report(`"${key}" is empty; write its texts, or remove it.`);
      for (const [index, { children = [] }] of (node.children ?? []).entries()) {
        const [keyNode, value] = children;
        const name = names[index] ?? '';
        if (names.indexOf(name) < index) {
          const sentence = `"${[...path, name].join('.')}" stands here for the second time; remove one of the two.`;
          problems.push({
            file,
            line: lineOf(keyNode?.offset ?? 0),
            path: [...path, name],
            sentence,
          });
        } else if (value) add(value, [...path, name]);
      }
    }
  };
  add(tree, []);
  return { texts, problems };
}

/**
 * Makes a function that returns the line of an offset, counted from 1. It goes on from the last offset where it can,
 * because texts are read in their order.
 */
function lineCounter(source: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    if (offset < counted) [line, counted] = [1, 0];
    line += source.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    return line;
  };
}

const missingComma =
  'a comma is missing at the end of the line above, or a quotation mark stands inside a text: write “ and ” there.';

/** Where a comma or a quotation mark is missing, the parser reports what comes next. */
function explainSlip({ error, offset }: ParseError, source: string): string {
  const before = source.slice(0, offset).trimEnd();
  const here = source.slice(offset);
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return missingComma;
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return before.endsWith(',') && /^[}\]]/.test(here)
        ? 'a comma stands before this bracket; remove it.'
        : 'a name or a text in quotation marks is missing here.';
    case 'UnexpectedEndOfString':
      return 'this text does not end: put a quotation mark " at its end, in the same line.';
    case 'ColonExpected':
      return 'a colon is missing between the name and its text.';
    case 'InvalidCommentToken':
      return 'a comment stands here; these files can have none. Remove it.';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'a backslash \\ stands in this text; remove it.';
    case 'InvalidCharacter':
      return 'a tab or a sign that cannot be seen stands in this text; remove it.';
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return 'a closing bracket } is missing; every { needs one.';
    case 'EndOfFileExpected':
      return 'something stands behind the last bracket; remove it, or a bracket } that is too many.';
    default:
      if (before.endsWith('"')) return missingComma;
      return /^[“”„«'‘]/.test(here)
        ? 'this begins with another quotation mark; names and texts stand between two of these: ".'
        : 'something here is not a name or a text between quotation marks ".';
  }
}
