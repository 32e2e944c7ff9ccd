import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { confirmed } from '../../src/content/check/assumptions.ts';
import { checkContent, contentPaths, loadContent } from '../../src/content/check/load.ts';
import { valueAt, withValueAt } from '../find/content-leaves.ts';
import { editText, readValue } from '../project/editable-files.ts';

type Path = (string | number)[];

/** A file of content/ in which some entries have been confirmed, one after the other. */
function withConfirmed(file: string, paths: readonly Path[]): string {
  const text = readFileSync(file, 'utf8');
  const value = paths.reduce(
    (whole, path) => withValueAt(whole, path, confirmed(valueAt(whole, path))),
    readValue(file, text),
  );
  return editText(file, text, value);
}

const { toConfirm } = loadContent(process.cwd());
const byFile = Map.groupBy(toConfirm, ({ file }) => file);
const live = new Map(
  [...byFile].map(([file, entries]) => [
    file,
    withConfirmed(
      file,
      entries.map(({ path }) => path as Path),
    ),
  ]),
);

test.each([...byFile.keys()])('all of %s can be confirmed, and loses nothing else', (file) => {
  const text = live.get(file) ?? '';
  expect(text).not.toContain('assumed: true }');
  const comments = (of: string) => of.split('\n').filter((line) => line.startsWith('#'));
  expect(comments(text)).toEqual(comments(readFileSync(file, 'utf8')));
});

test('a site goes live once all is confirmed and has addresses of its own', () => {
  const goLive = (text: string) =>
    text.replaceAll('.example', '.org').replace('demonstration: true', 'demonstration: false');
  const { problems, toConfirm: left } = checkContent((file) =>
    Object.values<string>(contentPaths).includes(file)
      ? goLive(live.get(file) ?? readFileSync(file, 'utf8'))
      : readFileSync(file),
  );
  expect(problems).toEqual([]);
  expect(left).toEqual([]);
});
