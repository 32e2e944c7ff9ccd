import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a diff: unchanged text, followed by removed and added text. */
export interface Change {
  kept: string;
  removed: string;
  added: string;
}

/**
 * Diffs two texts by words. Adjacent changed words are one change: “at noon” becomes “before sunrise”, not
 * “at” “before” and “noon” “sunrise”.
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
 * Diffs two texts by lines, as MediaWiki does. A line that replaced a similar one is shown once with its
 * changed words; otherwise removed lines come before added ones.
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

/** Whether at least a third of a line is unchanged. */
function isLike(line: string, changes: readonly Change[]): boolean {
  return changes.reduce((sum, { kept }) => sum + kept.length, 0) * 3 >= line.length;
}
