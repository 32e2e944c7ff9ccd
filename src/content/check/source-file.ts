import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { explainSyntaxError } from './explain-syntax-error.ts';
import type { Problem } from './problem.ts';

export type Path = readonly PropertyKey[];

/** A parsed YAML file that still knows where each of its values stands. */
export interface SourceFile {
  /** Path from the project's root. */
  file: string;
  /** As it is written. */
  text: string;
  value: unknown;
  /** Mistakes of punctuation and layout; if there are any, `value` must not be used. */
  problems: Problem[];
  /** Line, from 1, of the value at a path, or of its nearest ancestor when there is none. */
  lineOf: (path: Path) => number;
  /** Line of the key (not the value) of an entry. */
  lineOfKey: (path: Path) => number;
}

/** Cache of parsed files: the studio checks all files after each change of one. */
const parsed = new Map<string, SourceFile>();

/**
 * Parses a YAML file and keeps its positions, once somebody wants to know them; one that says the same as the last time
 * is not parsed again.
 *
 * @param file path from the project's root, for messages
 * @param source the file's text
 */
export function parseSource(file: string, source: string): SourceFile {
  const last = parsed.get(file);
  if (last?.text === source) return last;
  let known: Parsed | undefined;
  const read = () => {
    known ??= parse(file, source);
    return known;
  };
  const result = {
    file,
    text: source,
    get value() {
      return read().value;
    },
    get problems() {
      return read().problems;
    },
    lineOf: (path: Path) => read().lineOf(path),
    lineOfKey: (path: Path) => read().lineOfKey(path),
  };
  parsed.set(file, result);
  return result;
}

type Parsed = Omit<SourceFile, 'file' | 'text'>;

function parse(file: string, source: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const shape = {
    lineOf: (path: Path) => lineAt(offsetOf(document, path)),
    lineOfKey: (path: Path) => lineAt(keyOffsetOf(document, path)),
  };
  // One mistake causes several parser errors; only the first one helps to find it.
  const [error] = document.errors;
  if (error) {
    const { sentence, offset } = explainSyntaxError(error, source);
    return {
      ...shape,
      value: undefined,
      problems: [{ file, line: lineAt(offset), sentence }],
    };
  }
  try {
    return { ...shape, value: document.toJS(), problems: [] };
  } catch {
    // The parser gives no position here: `*name` points to a value elsewhere that is not there.
    const sentence = 'a value starts with *; put the whole value in quotation marks.';
    const line = lineAt(source.search(/(?<=^[^#\n]*[:-] )\*/m));
    return { ...shape, value: undefined, problems: [{ file, line, sentence }] };
  }
}

function nodeAt(document: Document, path: Path): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return (node as Node | undefined) ?? undefined;
}

function offsetOf(document: Document, path: Path): number {
  const offset = nodeAt(document, path)?.range?.[0];
  if (offset !== undefined) return offset;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

function keyOffsetOf(document: Document, path: Path): number {
  const parent = nodeAt(document, path.slice(0, -1));
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  return (pair?.key as Node | undefined)?.range?.[0] ?? offsetOf(document, path);
}
