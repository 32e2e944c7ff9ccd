import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { labelOf } from './words.ts';

/** Help texts for a part of a file, from its comments. */
export interface Help {
  /** Introduction to the whole file. */
  intro: string;
  /** Comments above the part and its parents. */
  notes: string[];
  /** For each key of an entry, the sentences that mention it. */
  fields: Record<string, string>;
  /** Comments above an entry that are headings for the entries after them. */
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
  const comments = commentsOnPath(document, path);
  const [intro = '', ...about] = head.flatMap(paragraphs).filter(appliesToForm);
  const names = namesIn(document.getIn(path, true) as Node | undefined);
  const notes = [...about, ...comments.flatMap(paragraphs).filter(appliesToForm)].map((note) =>
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

/** Replaces keys in comments by the labels of the form. */
function inWords(text: string, names: readonly string[]): string {
  return text.replaceAll(/"(\w+)"/g, (quoted, name: string) =>
    names.includes(name) ? `“${labelOf(name)}”` : quoted,
  );
}

/** The comments at the top, except the one directly above the first entry. */
function headOf(source: string): string[] {
  const [top = ''] = source.split(/^[^#\s]/m);
  const blocks = top.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  const isLastOfFirstEntry = blocks.length > 1 && !/\n\s*\n$/.test(top);
  return blocks
    .slice(0, isLastOfFirstEntry ? -1 : undefined)
    .map((block) => dedent(block.replaceAll(/^#/gm, '')).trim());
}

function commentsOnPath(document: Document, path: readonly (string | number)[]): string[] {
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

/** The last block of a comment: the parser adds the comments of the file to that of the first entry. */
function ownComment(comment: string): string {
  return dedent(comment.split(/\n\s*\n/).at(-1) ?? '');
}

/** Removes the space after each `#`. */
function dedent(comment: string): string {
  return comment.replaceAll(/^ /gm, '');
}

/** Joins lines into paragraphs: a line that ends a sentence ends one, unless the next line is indented. */
function paragraphs(comment: string): string[] {
  return comment
    .split(/\n\s*\n|(?<=[.:])\n(?=\S)/)
    .map((each) => each.replaceAll(/(?<=\S)\n(?=\S)/g, ' ').trim())
    .filter(Boolean);
}

/** Whether a comment applies to the form, too, and not only to editing the file by hand. */
function appliesToForm(text: string): boolean {
  return !/run the content check|copy a block/.test(text);
}

function sentencesOn(name: string, comments: readonly string[]): string {
  return comments
    .flatMap(paragraphs)
    .flatMap((text) => text.split(/(?<=[.;]) (?=["A-Z])/))
    .filter((sentence) => sentence.includes(`"${name}"`) && appliesToForm(sentence))
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
  // The comment above the first entry of a nested group belongs to the group.
  return Object.fromEntries(found);
}

function nameOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : '';
}
