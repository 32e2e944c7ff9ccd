import { diffWordsWithSpace } from 'diff';

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
    const isBlankBetween = value.trim() === '' && !value.includes('\n');
    if (added) last.added += value;
    else if (removed) last.removed += value;
    else if (isBlankBetween && last.added && last.removed) {
      last.added += value;
      last.removed += value;
    } else changes.push({ kept: value, removed: '', added: '' });
  }
  return changes;
}
