import { expect, test } from 'vitest';
import { parseSource } from './source-file.ts';

const explained = (text: string) =>
  parseSource('a.yaml', text).problems.map(({ line, sentence }) => `line ${line}: ${sentence}`);
const misfit =
  'this line does not fit the one above it; write it with the same number of spaces before it, with a colon behind its name, and with every comma and bracket.';
const blank = (entry: string) => `a blank is missing behind the colon; write "${entry}".`;
const colon =
  'a text with a colon in it cannot stand like this; put the whole text in quotation marks.';
const open = (bracket: string, end: string) =>
  `the bracket ${bracket} in this line does not close; write ${end} where it ends.`;

test.each([
  ['a blank behind a colon', 'id: a\nname:Pro\nb: 1\n', `line 2: ${blank('name: Pro')}`],
  [
    'a blank in an entry of a list',
    '- id: a\n- name:Pro plan\n  b: 1\n',
    `line 2: ${blank('name: Pro plan')}`,
  ],
  ['an address, which has no blank', 'id: a\nhttps://a.example/\nb: 1\n', `line 2: ${misfit}`],
  ['a colon in a text', 'id: a\nnote: please: now\n', `line 2: ${colon}`],
  ['a colon in an entry of a list', '- a: 1\n- note: please: now\n', `line 2: ${colon}`],
  ['a brace', 'a: { b: 1\nc: 2\n', `line 1: ${open('{', '}')}`],
  ['a bracket', 'a: [b\nc: 2\n', `line 1: ${open('[', ']')}`],
  ['the inner of two brackets', 'a: { b: 1 }\nc: { d: [1],\ne: 2\n', `line 2: ${open('{', '}')}`],
  ['a bracket behind a remark', '# (a { b\na: { b: "}"\nc: 2\n', `line 2: ${open('{', '}')}`],
  ['a word without a colon', 'id: a\nname\nb: 1\n', `line 2: ${misfit}`],
  ['an entry out of line', 'a:\n    b: 1\n  c: 2\n', `line 3: ${misfit}`],
])('%s', (_, text, sentence) => {
  expect(explained(text)).toEqual([sentence]);
});

test.each([
  [
    'a line of hyphens',
    'a: 1\n---\nb: 2\n',
    'line 2: a line of three hyphens divides the file here; remove it.',
  ],
  [
    'a word twice, with its own hyphen',
    'no-ads: 1\nb: 2\nno-ads: 3\n',
    'line 3: the word "no-ads" stands here for the second time; remove one of the two.',
  ],
  [
    'what the reader alone can say',
    'a: [1]]\n',
    'line 1: the file cannot be read from here on (the reader says: Unexpected flow-seq-end token in YAML stream: "]"); bring its last version back, or put the line right.',
  ],
])('%s is reported', (_, text, sentence) => {
  expect(explained(text)).toEqual([sentence]);
});
