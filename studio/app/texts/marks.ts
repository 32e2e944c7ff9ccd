/** Matches placeholders and tags of a text, and bold marks of a legal text. */
export const markPattern = /\{\{\s*[\w.-]+\s*\}\}|<\/?[A-Za-z][^<>]*>|\*\*/g;

/** The marks of a text, in order. */
export function marksIn(text: string): string[] {
  return text.match(markPattern) ?? [];
}

/**
 * Removes a mark. Of a pair, such as a link, both tags are removed, and the words between them stay.
 *
 * @param place index of the mark among those of the text
 */
export function withoutMark(text: string, place: number): string {
  const marks = [...text.matchAll(markPattern)];
  const mark = marks[place];
  if (!mark) return text;
  const gone = [mark, ...otherEnd(marks, place)];
  return gone
    .toSorted((one, other) => other.index - one.index)
    .reduce(
      (rest, { index, 0: { length } }) => rest.slice(0, index) + rest.slice(index + length),
      text,
    );
}

/** The end tag of a pair, if the mark at an index starts one. */
function otherEnd(marks: readonly RegExpExecArray[], place: number): RegExpExecArray[] {
  const [start = ''] = marks[place] ?? [];
  const after = marks.slice(place + 1);
  if (start === '**') return after.filter(([mark]) => mark === '**').slice(0, 1);
  const name = /^<([A-Za-z][\w-]*)[^<>]*(?<!\/)>$/.exec(start)?.[1];
  return after.filter(([mark]) => mark === `</${name}>`).slice(0, 1);
}

/** Marks of one text that another lacks, counting repetitions. */
export function lostMarks(before: string, after: string): string[] {
  const rest = marksIn(after);
  return marksIn(before).filter((mark) => {
    const found = rest.indexOf(mark);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

/** The text of a chip: the present value of a placeholder, or the name of a tag. */
export function chipText(mark: string, values: Record<string, string>): string {
  const placeholder = /^\{\{\s*([\w.-]+)\s*\}\}$/.exec(mark)?.[1];
  if (placeholder) return values[placeholder] ?? placeholder;
  if (mark === '**') return 'bold';
  const name = /^<\/?([\w-]+)/.exec(mark)?.[1] ?? '';
  if (name.startsWith('cite-')) return `reference: ${name.slice('cite-'.length)}`;
  const target = /(?:section|route|external)="([^"]*)"/.exec(mark)?.[1];
  if (mark.startsWith('</')) return `end of ${name === 'To' ? 'link' : name}`;
  return name === 'To' ? `link: ${target ?? ''}` : name === 'b' ? 'bold' : `link: ${name}`;
}
