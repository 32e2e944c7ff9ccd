/** Matches inline elements; every other element starts a new line. */
const inline = /<\/?(a|abbr|b|bdi|code|em|i|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g;

export interface Difference {
  before: string;
  after: string;
}

/** The visible text of a page, line by line, with title, description, link targets and labels. */
export function linesOf(html: string): string[] {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(
      /<[^>]+\s(?:content|href|alt|aria-label|placeholder|src)="([^"]+)"[^>]*>/g,
      '$&\n$1\n',
    )
    .replaceAll(inline, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/&(amp|#x27|quot|lt|gt);/g, entity).trim())
    .filter(Boolean);
}

function entity(_: string, name: string): string {
  return { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }[name] ?? '';
}

/** Lines that differ; when lines were added or removed, each line that the other side lacks. */
export function differencesOf(before: readonly string[], after: readonly string[]): Difference[] {
  if (before.length === after.length) {
    return before.flatMap((line, index) =>
      line === after[index] ? [] : [{ before: line, after: after[index] ?? '' }],
    );
  }
  const [old, fresh] = [new Set(before), new Set(after)];
  return [
    ...after.filter((line) => !old.has(line)).map((line) => ({ before: '', after: line })),
    ...before.filter((line) => !fresh.has(line)).map((line) => ({ before: line, after: '' })),
  ];
}

/** The figures of a line that change. */
export function sumsIn({ before, after }: Difference): [string, string][] {
  if (/^https?:|^[/#]/.test(after)) return [];
  const [old, fresh] = [figuresIn(before), figuresIn(after)];
  if (old.length !== fresh.length) return [];
  return old.flatMap((figure, index): [string, string][] => {
    const other = fresh[index] ?? '';
    return figure === other ? [] : [[figure, other]];
  });
}

function figuresIn(line: string): string[] {
  return (
    line.match(/[$€£]?\d[\d.,\u00a0\u202f]*\d?(?:\s?[$€£%])?/g)?.map((each) => each.trim()) ?? []
  );
}
