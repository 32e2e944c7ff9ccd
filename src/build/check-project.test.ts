import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../content/check/load.ts';
import { formatProblem } from '../content/check/problem.ts';
import { pickInTurn } from '../testing/test-matrix.ts';
import { checkProject } from './check-project.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
const parts = ['content', 'locales', 'docs/glossary.md'];
beforeAll(() => symlinkSync(path.resolve('src'), path.join(copy, 'src')));
afterAll(() => rmSync(copy, { recursive: true }));

/** What the whole check says when something has happened to a file or a folder. */
async function problemsAfter(harm: (place: string) => void, name: string): Promise<string[]> {
  for (const part of parts) {
    rmSync(path.join(copy, part), { recursive: true, force: true });
    cpSync(part, path.join(copy, part), { recursive: true });
  }
  harm(path.join(copy, name));
  return (await checkProject(copy, loadContent(copy))).map(formatProblem);
}

/** What Windows calls ANSI: Latin-1, with quotation marks and dashes where that has nothing. */
function inWindows1252(text: string): Buffer {
  const marks = new Map(Object.entries({ '„': 0x84, '…': 0x85, '’': 0x92, '“': 0x93, '”': 0x94 }));
  const letters = [...text].map((letter) => marks.get(letter) ?? letter.charCodeAt(0));
  return Buffer.from(letters.map((code) => (code < 0x100 ? code : 0x3f)));
}

const harms = {
  'is gone': [
    (place) => rmSync(place, { recursive: true }),
    /: this (file|folder)[a-z ]* is missing; .*bring it back|: this file is missing; (copy|the site)/,
  ],
  'is saved in Latin-1': [
    (place) => writeFileSync(place, inWindows1252(readFileSync(place, 'utf8'))),
    /, line \d+: a letter here is not written in UTF-8 .* save the file again/,
  ],
  'has 10 MB': [
    (place) => writeFileSync(place, readFileSync(place, 'utf8').padEnd(10_000_000, 'ä\n')),
    /: the file has 1\d\.\d MB; a file here has 1 MB at most, so remove what was pasted/,
  ],
} satisfies Record<string, [harm: (place: string) => void, told: RegExp]>;

const files = ['content/testimonials.yaml', 'content/legal/de/terms.mdx', 'locales/de/plans.json'];
const originals = ['content/legal/en/dmca.mdx', 'locales/en/plans.json'];
const folders = ['content/legal/es', 'locales/es'];

test.each([
  // Each check reads the whole project, so the kinds of files take turns.
  ...Object.keys(harms).flatMap((harm, place) =>
    pickInTurn(files, place).map((file) => [file, harm] as const),
  ),
  ...[...originals, ...folders].map((name) => [name, 'is gone'] as const),
])('%s %s: one sentence says so', async (name, harm) => {
  const [doHarm, told] = harms[harm as keyof typeof harms];
  const problems = await problemsAfter(doHarm, name);
  expect(problems).toEqual([expect.stringMatching(told)]);
  expect(problems[0]).toMatch(new RegExp(`^${name}[:,]`));
});

test('what a plain editor on Windows adds is not reported', async () => {
  const save = (place: string) =>
    writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', '\r\n')}`);
  const saveAll = (root: string) => {
    for (const file of files) save(path.join(root, file));
  };
  expect(await problemsAfter(saveAll, '.')).toEqual([]);
});
