import { describe, expect, it } from 'vitest';
import { fc } from '../../../testing/fast-check.ts';
import { type Change, changedLines, changesOf } from './changes.ts';

/** Changes as one line: `-removed-`, `+added+`. */
const lineOf = (changes: readonly Change[]) =>
  changes
    .map(({ kept, removed, added }) => {
      return kept + (removed && `-${removed}-`) + (added && `+${added}+`);
    })
    .join('');

describe('what changed between two texts', () => {
  it.each([
    ['Water at noon.', 'Water before sunrise.', 'Water -at noon-+before sunrise+.'],
    ['Water them.', 'Water them daily.', 'Water them+ daily+.'],
    ['One. Two.', 'Two.', '-One. -Two.'],
    ['Same.', 'Same.', 'Same.'],
    ['', 'New.', '+New.+'],
  ])('from %j to %j is %j', (before, after, line) => {
    expect(lineOf(changesOf(before, after))).toBe(line);
  });

  it('holds both texts, whole', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 9 }), fc.lorem({ maxCount: 9 }), (before, after) => {
        const changes = changesOf(before, after);
        expect(changes.map(({ kept, removed }) => kept + removed).join('')).toBe(before);
        expect(changes.map(({ kept, added }) => kept + added).join('')).toBe(after);
      }),
    );
  });
});

describe('which lines changed between two texts', () => {
  it.each([
    ['One.\n== Two ==', 'One.\n== Two ==', ['One.', '== Two ==']],
    ['It grows.\nEnd.', 'It grows late.\nEnd.', ['It grows+ late+.', 'End.']],
    ['One.', 'One.\nTwo.', ['One.', '+Two.+']],
    ['One.\nTwo.', 'Two.', ['-One.-', 'Two.']],
    ['It grows.\nEnd.', 'BUY NOW', ['-It grows.-', '-End.-', '+BUY NOW+']],
    ['BUY NOW', 'It grows.\nEnd.', ['-BUY NOW-', '+It grows.+', '+End.+']],
  ])('from %j to %j are %j', (before, after, lines) => {
    expect(changedLines(before, after).map(lineOf)).toEqual(lines);
  });
});
