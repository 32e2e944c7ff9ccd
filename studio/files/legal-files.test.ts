import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fc } from '../../src/testing/fast-check.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { editLegal } from './edit-legal.ts';
import { type LegalBlock, readLegal } from './read-legal.ts';

/** Changes of each file that are tried. */
const numRuns = isFullMatrix ? 4 : 1;
const files = globSync('content/legal/*/*.mdx');

const plain = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[^\p{L}\p{N},;: ]/gu, ''))
  .filter((text) => /^\p{L}/u.test(text) && !/\s$|^\d|^(import|export)\b/.test(text))
  .map((text) => `${text} <To route="contact">here</To>, **so** in {{company.creationMinutes}}.`);

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const blocks = readLegal(source);
  const bodies = [...blocks.keys()].filter((index) => isBody(blocks[index]));

  test('opening and saving gives the same bytes', () => {
    expect(editLegal(source, structuredClone(blocks))).toBe(source);
    expect(blocks.length).toBeGreaterThan(1);
  });

  test('a new text changes its own line only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), plain, (index, text) => {
        const after = blocks.map((block, at) => (at === index ? { ...block, text } : block));
        const edited = editLegal(source, after);
        expect(readLegal(edited)).toEqual(after);
        const old = source.split('\n');
        expect(edited.split('\n').filter((line, at) => line !== old[at])).toHaveLength(1);
      }),
      { numRuns },
    );
  });

  test('a paragraph comes, and goes again without a trace', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), plain, (index, text) => {
        const { kind, section } = blocks[index] as LegalBlock;
        const after = blocks.toSpliced(index + 1, 0, { kind, section, text });
        const edited = editLegal(source, after);
        expect(readLegal(edited)).toEqual(after);
        expect(editLegal(edited, blocks)).toBe(source);
      }),
      { numRuns },
    );
  });
});

test.each(['a <b', 'a {b}', '<b>bold</b>', 'one\n\ntwo', '</Section>'])('%j is refused', (text) => {
  const source = readFileSync('content/legal/en/terms.mdx', 'utf8');
  const after = readLegal(source).map((block, index) => (index === 3 ? { ...block, text } : block));
  expect(() => editLegal(source, after)).toThrow();
});

function isBody(block: LegalBlock | undefined): boolean {
  return block?.kind === 'paragraph' || block?.kind === 'item';
}
