import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { applyFormat, readBlocks, readLine } from './wikitext.ts';

const textOf = (line: string) =>
  readLine(line)
    .map(({ text }) => text)
    .join('');

/** A line as `text`, with what is bold in capitals, and what is italic or linked in brackets. */
const looks = (line: string) =>
  readLine(line)
    .map(({ text, isBold, isItalic, target }) => {
      const shown = isBold ? text.toUpperCase() : text;
      if (target) return `<${shown}→${target}>`;
      return isItalic ? `(${shown})` : shown;
    })
    .join('');

describe('a line of wikitext', () => {
  it.each([
    ["a '''garth''' lies", 'a GARTH lies'],
    ["''walled'' in", '(walled) in'],
    ["'''''both'''''", '(BOTH)'],
    ["'''bold ''and italic'''''", 'BOLD (AND ITALIC)'],
    ['in a [[cloister]].', 'in a <cloister→cloister>.'],
    ['Read [[the rules|them]].', 'Read <them→the rules>.'],
    ["never '''closed", 'never CLOSED'],
    ["it's", 'it’s'],
    ["''''four''''", '’FOUR’'],
    ['[no link] and [[no\tend', '[no link] and [[no\tend'],
  ])('%s reads %s', (line, shown) => {
    expect(looks(line)).toBe(shown);
  });

  it('loses nothing that is no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        const kept = line.replace(/['[\]|]/g, '');
        expect(textOf(line).replace(/[’[\]|]/g, '')).toContain(kept.slice(0, 1));
      }),
    );
  });
});

describe('a page of wikitext', () => {
  it('has headings and paragraphs, and no empty ones', () => {
    const blocks = readBlocks('First.\n\n== Where it is ==\n \t\n===Below=== \nIn the [[shed]].\n');
    expect(blocks.map(({ isHeading, pieces }) => [isHeading, pieces[0]?.text])).toEqual([
      [false, 'First.'],
      [true, 'Where it is'],
      [true, 'Below'],
      [false, 'In the '],
    ]);
  });

  it.each(['==', '= =', '== open', '== a == b', 'a == b ==', 'a == b == c'])(
    'takes %j for no heading',
    (line) => {
      expect(readBlocks(line).filter(({ isHeading }) => isHeading)).toEqual([]);
    },
  );
});

describe('a format applied to a part', () => {
  it.each([
    ['bold', "Water '''the''' beds"],
    ['italic', "Water ''the'' beds"],
    ['link', 'Water [[the]] beds'],
  ] as const)('makes it %s', (format, result) => {
    expect(applyFormat('Water the beds', 6, 9, format)).toBe(result);
  });

  it('leaves empty lines and blanks of the rest alone', () => {
    expect(applyFormat(' A\n\nB ', 4, 5, 'bold')).toBe(" A\n\n'''B''' ");
  });

  it('gives a heading a line of its own', () => {
    expect(applyFormat('Beds\nWater them.', 0, 4, 'heading')).toBe('== Beds ==\nWater them.');
  });
});
