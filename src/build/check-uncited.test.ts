import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '../content/check/problem.ts';
import { parseSource } from '../content/check/source-file.ts';
import { content } from '../content/content.ts';
import { checkUncited } from './check-uncited.ts';

const file = 'content/claims.yaml';
const source = parseSource(file, readFileSync(file, 'utf8'));
const [first, ...others] = content.claims.map(({ id }) => id);
const sentences = new Map(content.claims.map(({ id }) => [id, 'A sentence.']));
const saidWith = (place: string, written = sentences) =>
  checkUncited(content, source, written, [
    JSON.stringify(others.map((id) => `<cite-${id}/>`)),
    place,
  ]).map(formatProblem);

test('a claim that nothing cites is reported in its line', () => {
  expect(saidWith('')).toEqual([
    expect.stringMatching(
      new RegExp(`^content/claims\\.yaml, line \\d+: nothing cites "${first}" any more; remove`),
    ),
  ]);
});

test('a longer name cites another claim', () => {
  expect(saidWith(`"<cite-${first}-more/>"`)).toHaveLength(1);
});

test.each([
  ['a text', `"Words<cite-${first}/>."`],
  ['a component', `<Cite claim="${first}" />`],
  ['a list of a component', `['${first}', 'other']`],
  ['a file of content/', `source: ${first}\n`],
])('%s can cite it', (_, place) => {
  expect(saidWith(place)).toEqual([]);
});

test('a claim without a sentence is reported where sentences are', () => {
  expect(saidWith('', new Map())).toEqual([]);
});
