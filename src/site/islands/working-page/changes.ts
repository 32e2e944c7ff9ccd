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
 * once, with the words that changed; of others, the old one comes before the new one.
 */
export function changedLines(before: string, after: string): Change[][] {
  const lines: Change[][] = [];
  let old: string[] = [];
  const removeOld = () => {
    lines.push(...old.map((line) => changesOf(line, '')));
    old = [];
  };
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (removed) {
      old = [...old, ...value];
      continue;
    }
    if (!added) removeOld();
    for (const line of value) {
      const was = added ? old.shift() : line;
      const changes = changesOf(was ?? '', line);
      if (was === undefined || isLike(was, changes)) lines.push(changes);
      else lines.push(changesOf(was, ''), changesOf('', line));
    }
  }
  removeOld();
  return lines;
}

/** Whether a third of a line is still there. */
function isLike(line: string, changes: readonly Change[]): boolean {
  return changes.reduce((sum, { kept }) => sum + kept.length, 0) * 3 >= line.length;
}
