import { diffArrays, diffWordsWithSpace } from 'diff';

/** A part of a text that stayed, and what took the place of what behind it. */
export interface Change {
  kept: string;
  removed: string;
  added: string;
}

/**
 * Compares two texts word by word. Words that changed side by side are one change, blanks between
 * them included: “at noon” gave way to “before sunrise”, not “at” to “before” and “noon” to “sunrise”.
 */
export function changesOf(before: string, after: string): Change[] {
  const changes: Change[] = [{ kept: '', removed: '', added: '' }];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = changes.at(-1) as Change;
    const isBlankBetween = value.trim() === '';
    if (added) last.added += value;
    else if (removed) last.removed += value;
    else if (isBlankBetween && last.added && last.removed) {
      last.added += value;
      last.removed += value;
    } else changes.push({ kept: value, removed: '', added: '' });
  }
  return changes;
}

/**
 * Compares two texts line by line, as MediaWiki does. A line that gave way to one like it is shown
 * once, with the words that changed; of others, the old ones come before the new ones.
 */
export function changedLines(before: string, after: string): Change[][] {
  const lines: Change[][] = [];
  let old: string[] = [];
  const giveWay = (fresh: readonly string[]) => {
    const pairs = fresh.slice(0, old.length).map((line, at) => changesOf(old[at] ?? '', line));
    const firstUnlike = pairs.findIndex((changes, at) => !isLike(old[at] ?? '', changes));
    const like = firstUnlike < 0 ? pairs.length : firstUnlike;
    lines.push(
      ...pairs.slice(0, like),
      ...old.slice(like).map((line) => changesOf(line, '')),
      ...fresh.slice(like).map((line) => changesOf('', line)),
    );
    old = [];
  };
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (removed) {
      old = value;
      continue;
    }
    giveWay(added ? value : []);
    if (!added) lines.push(...value.map((line) => changesOf(line, line)));
  }
  giveWay([]);
  return lines;
}

/** Whether a third of a line is still there. */
function isLike(line: string, changes: readonly Change[]): boolean {
  return changes.reduce((sum, { kept }) => sum + kept.length, 0) * 3 >= line.length;
}
