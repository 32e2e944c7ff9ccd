import { markupOf } from './check-facts.ts';
import type { Report } from './report.ts';
import { splitSections } from './sections.ts';

/** Tells of a placeholder or a number of the law that a section lacks, or has beyond the English. */
export function compareMarkup(text: string, english: string, report: Report): void {
  const originals = splitSections(english);
  for (const { id, offset, body } of splitSections(text)) {
    const original = originals.find((each) => each.id === id);
    if (!original) continue;
    const own = markupOf(body);
    const wanted = markupOf(original.body);
    const where = id ? `the section "${id}"` : 'the text';
    const lost = without(wanted, own)[0];
    const added = without(own, wanted)[0];
    if (lost) {
      const line = lineWith(lost, original.body);
      const isAlike = body.split('\n').length === original.body.split('\n').length;
      const at = isAlike ? body.split('\n').slice(0, line).join('\n').length + 1 : 0;
      report(offset + at, `${where} lacks ${lost}, which the English has; write it there.`);
    } else if (added) {
      report(offset, `${where} has ${added} more often than in English; write it as there.`);
    }
  }
}

/** How many lines stand above the first with a mark; where each paragraph is a line, as in English. */
function lineWith(mark: string, body: string): number {
  return Math.max(
    body.split('\n').findIndex((line) => markupOf(line).includes(mark)),
    0,
  );
}

/** What stays of a list when each entry of another has taken one like itself. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...list];
  for (const each of other) if (rest.includes(each)) rest.splice(rest.indexOf(each), 1);
  return rest;
}
