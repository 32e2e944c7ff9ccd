import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isEditable } from './editable-files.ts';
import { FileConflict, writeFiles } from './write-files.ts';

let folder = '';
let root = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-'));
  root = path.join(folder, 'project');
  mkdirSync(path.join(root, 'content'), { recursive: true });
  writeFileSync(path.join(root, 'content/plans.yaml'), 'old\n');
  writeFileSync(path.join(root, 'content/site.yaml'), 'old\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('files are written whole, and nothing is left beside them', () => {
  writeFiles(root, [{ file: 'content/plans.yaml', before: 'old\n', after: 'new\n' }]);
  expect(read('content/plans.yaml')).toBe('new\n');
  expect(readdirSync(path.join(root, 'content'))).toEqual(['plans.yaml', 'site.yaml']);
});

test('when one file was changed underneath, none is written', () => {
  const changes = [
    { file: 'content/plans.yaml', before: 'old\n', after: 'new\n' },
    { file: 'content/site.yaml', before: 'other\n', after: 'new\n' },
  ];
  expect(() => writeFiles(root, changes)).toThrow(FileConflict);
  expect(read('content/plans.yaml')).toBe('old\n');
});

test('a link that leads out of the project is not followed', () => {
  const outside = path.join(folder, 'addons.yaml');
  writeFileSync(outside, 'old\n');
  symlinkSync(outside, path.join(root, 'content/addons.yaml'));
  const change = { file: 'content/addons.yaml', before: 'old\n', after: 'new\n' };
  expect(() => writeFiles(root, [change])).toThrow('does not write');
  expect(readFileSync(outside, 'utf8')).toBe('old\n');
});

test.each([
  'package.json',
  'content/../package.json',
  '../content/plans.yaml',
  'content/unknown.yaml',
  'locales/en/../../package.json',
  'locales/xx/plans.json',
  'locales/en/plans.mdx',
  'content/legal/en/terms.yaml',
  'content\\plans.yaml',
  '/etc/passwd',
  '',
])('%j is not written', (file) => {
  expect(isEditable(file)).toBe(false);
});

test.each(['content/plans.yaml', 'locales/de/plans.json', 'content/legal/fr/terms.mdx'])(
  '%s is',
  (file) => {
    expect(isEditable(file)).toBe(true);
  },
);
