import { expect, test } from 'vitest';
import { parseSource } from './source-file.ts';

const text = `# Plans
personal:
  - id: pro
    price:
      { USD: 1,
        EUR: 2 }
  - id: ultra
    7: seven

note:
  A long
  sentence.
`;
const source = parseSource('content/plans.yaml', text);

test('a file knows its name, its text and what it says', () => {
  expect(source).toMatchObject({ file: 'content/plans.yaml', text, problems: [] });
  expect(source.value).toEqual({
    personal: [
      { id: 'pro', price: { USD: 1, EUR: 2 } },
      { id: 'ultra', 7: 'seven' },
    ],
    note: 'A long sentence.',
  });
});

test.each([
  [[], 2],
  [['personal'], 3],
  [['personal', 0], 3],
  [['personal', 0, 'price'], 5],
  [['personal', 0, 'price', 'EUR'], 6],
  [['personal', 0, 'price', 'GBP'], 5],
  [['personal', 0, 'price', 'GBP', 'deep'], 5],
  [['personal', 1, 'id'], 7],
  [['personal', 9, 'id'], 3],
  [['note'], 11],
  [['nothing'], 2],
])('the value at %j stands in line %d, or what it would be in', (path, line) => {
  expect(source.lineOf(path)).toBe(line);
});

test.each([
  [[], 2],
  [['personal'], 2],
  [['personal', 0], 3],
  [['personal', 0, 'price'], 4],
  [['personal', 0, 'price', 'EUR'], 6],
  [['personal', 0, 'price', 'GBP'], 5],
  [['personal', 1, 7], 8],
  [['note'], 10],
  [['nothing'], 2],
  [['nothing', 'deep'], 2],
])('the key of %j stands in line %d', (path, line) => {
  expect(source.lineOfKey(path)).toBe(line);
});

test('a file that says nothing has one line', () => {
  const empty = parseSource('content/plans.yaml', '# Nothing\n');
  expect(empty.value).toBe(null);
  expect([empty.lineOf([]), empty.lineOf(['a']), empty.lineOfKey(['a'])]).toEqual([1, 1, 1]);
});

test.each([
  ['# see: *here\nname: *Pro\n', 2],
  ['- one\n- *two\n', 2],
  ['a: "b * c"\nb: 2 *\nc: *d\n', 3],
])('a value that starts with an asterisk is reported with its line: %j', (written, line) => {
  expect(parseSource('a.yaml', written)).toMatchObject({
    file: 'a.yaml',
    text: written,
    value: undefined,
    problems: [
      {
        file: 'a.yaml',
        line,
        sentence: 'a value starts with *; put the whole value in quotation marks.',
      },
    ],
  });
});

test('of several mistakes of punctuation the first is reported, and no value is there', () => {
  const { value, problems, lineOf } = parseSource('a.yaml', 'a: 1\nb: @b\nc: @c\n');
  expect(value).toBe(undefined);
  expect(problems).toEqual([
    { file: 'a.yaml', line: 2, sentence: expect.stringContaining('a value starts with a sign') },
  ]);
  expect(lineOf(['c'])).toBe(3);
});
