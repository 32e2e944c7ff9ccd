import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { labelOf } from './words.ts';

/** What the comments of a file say about a part of it. */
export interface Help {
  /** What the whole file is about. */
  intro: string;
  /** The comments above the part and the groups that it stands in. */
  notes: string[];
  /** For each name of an entry, the sentences that name it. */
  fields: Record<string, string>;
  /** Comments that stand above an entry as a heading for those that follow. */
  headings: Record<string, string>;
}

/**
 * Reads the comments of a YAML file as the help texts of its form.
 *
 * @param source the file's text
 * @param path of the part that is being edited
 */
export function helpTexts(source: string, path: readonly (string | number)[]): Help {
  const document = parseDocument(source);
  const head = headOf(source);
  const comments = commentsOnTheWay(document, path);
  const [intro = '', ...about] = head.flatMap(paragraphs).filter(isForReaders);
  const names = namesIn(document.getIn(path, true) as Node | undefined);
  const notes = [...about, ...comments.flatMap(paragraphs).filter(isForReaders)].map((note) =>
    inWords(note, names),
  );
  const fields = names.map((name) => [name, sentencesOn(name, [...head, ...comments])] as const);
  return {
    intro,
    notes,
    fields: Object.fromEntries(
      fields.filter(([, text]) => text !== '').map(([name, text]) => [name, inWords(text, names)]),
    ),
    headings: headingsIn(document.getIn(path, true) as Node | undefined),
  };
}

/** Comments name the names of the file; the form shows labels. */
function inWords(text: string, names: readonly string[]): string {
  return text.replaceAll(/"(\w+)"/g, (quoted, name: string) =>
    names.includes(name) ? `“${labelOf(name)}”` : quoted,
  );
}

/** The comments at the top, but for the one that stands right above the first entry. */
function headOf(source: string): string[] {
  const [top = ''] = source.split(/^[^#\s]/m);
  const blocks = top.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  const isLastOfFirstEntry = blocks.length > 1 && !/\n\s*\n$/.test(top);
  return blocks
    .slice(0, isLastOfFirstEntry ? -1 : undefined)
    .map((block) => dedent(block.replaceAll(/^#/gm, '')).trim());
}

function commentsOnTheWay(document: Document, path: readonly (string | number)[]): string[] {
  const comments: (string | null | undefined)[] = [];
  for (const depth of path.keys()) {
    const parent = document.getIn(path.slice(0, depth), true);
    const key = path[depth];
    const pair = isMap(parent) ? parent.items.find((each) => nameOf(each) === key) : undefined;
    const item = isSeq(parent) ? (parent.items[Number(key)] as Node | undefined) : undefined;
    comments.push((pair?.key as Node | undefined)?.commentBefore, item?.commentBefore);
    comments.push((pair?.value as Node | undefined)?.commentBefore);
  }
  return comments.filter((comment) => typeof comment === 'string').map(ownComment);
}

/** Comments on the first entry begin with those of the file; its own is the last of them. */
function ownComment(comment: string): string {
  return dedent(comment.split(/\n\s*\n/).at(-1) ?? '');
}

/** Comments are written `# like this`; the blank after the sign is none of the text. */
function dedent(comment: string): string {
  return comment.replaceAll(/^ /gm, '');
}

/** Lines belong together until one ends a sentence; what is set in belongs to the line before. */
function paragraphs(comment: string): string[] {
  return comment
    .split(/\n\s*\n|(?<=[.:])\n(?=\S)/)
    .map((each) => each.replaceAll(/(?<=\S)\n(?=\S)/g, ' ').trim())
    .filter(Boolean);
}

/** Words about editing the file by hand are for whoever does. */
function isForReaders(text: string): boolean {
  return !/run the content check|copy a block/.test(text);
}

function sentencesOn(name: string, comments: readonly string[]): string {
  return comments
    .flatMap(paragraphs)
    .flatMap((text) => text.split(/(?<=[.;]) (?=["A-Z])/))
    .filter((sentence) => sentence.includes(`"${name}"`) && isForReaders(sentence))
    .map((sentence) => sentence.replace(/^./, (first) => first.toUpperCase()))
    .join(' ');
}

function namesIn(node: Node | undefined): string[] {
  if (isSeq(node)) return node.items.flatMap((item) => namesIn(item as Node));
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) => [nameOf(pair), ...namesIn(pair.value as Node)]);
}

function headingsIn(node: Node | undefined): Record<string, string> {
  if (isSeq(node)) {
    const comments = node.items.map((item) => (item as Node).commentBefore);
    const own = [...comments.entries()].flatMap(([index, text]) =>
      text ? [[String(index), ownComment(text).replaceAll('\n', ' ')]] : [],
    );
    return Object.fromEntries(own);
  }
  if (!isMap(node)) return {};
  const found = node.items.flatMap((pair) => {
    const own = (pair.key as Node).commentBefore;
    const nested = Object.entries(headingsIn(pair.value as Node));
    return [...(own ? [[nameOf(pair), ownComment(own).replaceAll('\n', ' ')]] : []), ...nested];
  });
  // The comment above the first entry of a nested group is the group's own.
  return Object.fromEntries(found);
}

function nameOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : '';
}
