import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasMark,
  isWord,
  type Mark,
  readWikitext,
  toggleMark,
  wrapInMark,
  writeWikitext,
} from './wikitext.ts';

const sentence = "A '''garth''' lies in a [[cloister]], ''walled'' in.";

/** What somebody does who chooses the given words and presses a button. */
function mark(source: string, words: string, name: Mark): string {
  const pieces = readWikitext(source);
  const texts = pieces.map((piece) => piece.text);
  const [first = '', last = first] = words.split('…');
  const range = { from: texts.indexOf(first), to: texts.indexOf(last) };
  return writeWikitext(toggleMark(pieces, range, name).pieces);
}

describe('readWikitext', () => {
  it('finds words, what is between them, and links', () => {
    expect(readWikitext("Read [[the rules|them]]'s end").map(({ text }) => text)).toEqual([
      'Read',
      ' ',
      'them',
      '’',
      's',
      ' ',
      'end',
    ]);
  });

  it.each([
    ["''a''", { isBold: false, isItalic: true }],
    ["'''a'''", { isBold: true, isItalic: false }],
    ["'''''a'''''", { isBold: true, isItalic: true }],
    ["'''b ''a'''''", { isBold: true, isItalic: true }],
    ["'''b '''''a''", { isBold: false, isItalic: true }],
    ["'''b\na", { isBold: false, isItalic: false }],
  ])('knows the look of the last word of %s', (source, look) => {
    expect(readWikitext(source).findLast(isWord)).toMatchObject(look);
  });

  it('keeps the words of another language whole', () => {
    const words = readWikitext('L’été, Straßen-Bäume: niño').filter(isWord);
    expect(words.map(({ text }) => text)).toEqual(['L’été', 'Straßen-Bäume', 'niño']);
  });
});

describe('writeWikitext', () => {
  it('writes what was read', () => {
    expect(writeWikitext(readWikitext(sentence))).toBe(sentence);
    expect(writeWikitext(readWikitext('See [[Rules|them]].'))).toBe('See [[Rules|them]].');
  });

  it('settles: what it has written, it writes again', () => {
    const wikitext = fc.string({ unit: fc.constantFrom('a', 'é', ' ', "'", '[', ']', '|', '\n') });
    fc.assert(
      fc.property(wikitext, (source) => {
        const written = writeWikitext(readWikitext(source));
        expect(writeWikitext(readWikitext(written))).toBe(written);
        expect(readWikitext(written)).toEqual(readWikitext(source));
      }),
    );
  });
});

describe('toggleMark', () => {
  it('puts a mark on and takes it off', () => {
    expect(mark('a b c', 'b', 'bold')).toBe("a '''b''' c");
    expect(mark("a '''b''' c", 'b', 'bold')).toBe('a b c');
    expect(mark('a b c', 'b', 'italic')).toBe("a ''b'' c");
  });

  it('marks a phrase as a whole where a part of it was marked', () => {
    expect(mark("a '''b''' c", 'a…c', 'bold')).toBe("'''a b c'''");
    expect(mark("a '''b''' c", 'a…c', 'italic')).toBe("''a '''b''' c''");
  });

  it('makes one link of a phrase, and its words again of a link', () => {
    expect(mark('in the shed.', 'the…shed', 'link')).toBe('in [[the shed]].');
    expect(mark('in [[the shed]].', 'the shed', 'link')).toBe('in the shed.');
    expect(mark("''in'' [[the shed]].", 'in…the shed', 'link')).toBe("''in'' the shed.");
  });

  it('makes nothing of nothing', () => {
    const nothing = toggleMark([], { from: 0, to: -1 }, 'link');
    expect(nothing).toEqual({ pieces: [], range: { from: 0, to: -1 } });
  });

  it('tells where the marked words are now', () => {
    const pieces = readWikitext('in the shed.');
    const { range, pieces: marked } = toggleMark(pieces, { from: 2, to: 4 }, 'link');
    expect(range).toEqual({ from: 2, to: 2 });
    expect(hasMark(marked.slice(2, 3), 'link')).toBe(true);
  });
});

describe('wrapInMark', () => {
  it.each([
    ['bold', "a '''b''' c"],
    ['italic', "a ''b'' c"],
    ['link', 'a [[b]] c'],
  ] as const)('writes the signs of %s', (name, source) => {
    expect(wrapInMark('a b c', 2, 3, name)).toBe(source);
  });
});
