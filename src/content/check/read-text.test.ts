import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const file = 'content/plans.yaml';
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['plain', 'name: Pro\n', 'name: Pro\n'],
  ['with a byte order mark', '\uFEFFname: Pro\n', 'name: Pro\n'],
  ['with the line ends of Windows', 'name: Pro\r\nid: pro\r\n', 'name: Pro\nid: pro\n'],
  ['as large as can be', `name: ${'a'.repeat(999_994)}`, `name: ${'a'.repeat(999_994)}`],
  [
    'with a row of many signs',
    'a\n========\n<<<<<<<x\n =======\n',
    'a\n========\n<<<<<<<x\n =======\n',
  ],
])('a text %s is read', (_, written, text) => {
  expect(readText(file, written)).toEqual({ text });
  expect(readText(file, bytesOf(written))).toEqual({ text });
});

const joined =
  'two versions of this file were joined here; keep one of them, and remove the lines of <, = and > signs.';
const lost =
  'a letter here was lost when the file was saved in another encoding; write it again, and save the file as UTF-8.';

test.each([
  ['empty', '', undefined, 'the file is empty; bring its last version back.'],
  ['full of blanks', ' \n\n', undefined, 'the file is empty; bring its last version back.'],
  [
    'too large',
    'a'.repeat(1_250_001),
    undefined,
    'the file has 1.3 MB; a file here has 1 MB at most, so remove what was pasted into it, or bring its last version back.',
  ],
  ['of two versions', 'a: 1\n<<<<<<< HEAD\nb: 2\n', 2, joined],
  ['with the middle of two versions', 'a: 1\nb: 2\n=======\n', 3, joined],
  ['with the end of two versions', '>>>>>>> other\n', 1, joined],
  ['with a letter that was lost', 'a: 1\nb: caf\uFFFD\n', 2, lost],
  ['with a byte of nothing', '\0a: 1\n', 1, lost],
])('a text %s is refused', (_, written, line, sentence) => {
  expect(readText(file, written)).toEqual({ problem: { file, line, sentence } });
  expect(readText(file, bytesOf(written))).toEqual({ problem: { file, line, sentence } });
});

test('a file of another encoding is refused with the line of its first such letter', () => {
  const latin = Buffer.from('name: Pro\nnote: für\nmore: für\n', 'latin1');
  expect(readText(file, latin)).toEqual({
    problem: {
      file,
      line: 2,
      sentence:
        'a letter here is not written in UTF-8 and would be shown as “�”; save the file again with the encoding UTF-8.',
    },
  });
});
