import { expect, test } from 'vitest';
import { hostCriteria } from '../schema/host-criteria.ts';
import { checkHostSources } from './check-host-sources.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

const claims = `
- { id: ours, source: { kind: terms, section: "7" } }
- { id: theirs, source: { kind: host, name: A, url: "https://a.example/", date: 2026-11-20 } }
`;

/** One line for each cell of a row. */
const row = (indent: string, cells: readonly string[], cell: string) =>
  cells.map((each) => `${indent}${each}: ${cell}\n`).join('');

function comparison(name: keyof typeof hostCriteria, ours = '{ source: ours }'): string {
  const criteria = hostCriteria[name];
  const host = (id: string) =>
    `      - id: ${id}\n        name: ${id}\n        cells:\n${row('          ', criteria, '{ source: theirs }')}`;
  return `  ${name}:
    ours:
${row('      ', criteria, ours)}    hosts:
${['one', 'two', 'three'].map(host).join('')}`;
}

const hosts = `comparisons:
${comparison('communities')}${comparison('companies')}betterElsewhere:
  - { id: code, name: A, need: free, source: theirs }
  - { id: talk, name: B, need: games, source: theirs }
`;

function said(from: string | RegExp, to: string): string[] {
  const text = hosts.replace(from, to);
  const { content, sources } = contentFrom({ hosts: text, claims });
  return problemLines(checkHostSources(content, sources.hosts));
}

/** The line, from 1, that has a text. */
const lineOf = (text: string) => hosts.slice(0, hosts.indexOf(text)).split('\n').length;
const ofHost = 'the claim ours must be of the kind host, with an address and a day.';
const missing = 'claims.yaml has no claim gone; add it there first.';

test('statements about ourselves may rest on anything, those about others on their own page', () => {
  expect(said('', '')).toEqual([]);
  expect(said('payment: { source: ours }', 'payment: { source: theirs }')).toEqual([]);
});

test.each([
  ['our own', 'ads: { source: ours }', 'ads: { source: gone }', missing],
  ['another host', 'ads: { source: theirs }', 'ads: { source: ours }', ofHost],
  ['another host without a claim', 'ads: { source: theirs }', 'ads: { source: gone }', missing],
  ['companies', 'place: { source: ours }', 'place: { source: gone }', missing],
  ['what is better elsewhere', 'games, source: theirs', 'games, source: ours', ofHost],
])(
  'a statement of %s that nobody could check is reported with its line',
  (_, from, to, sentence) => {
    expect(said(from, to)).toEqual([`[] content/hosts.yaml, line ${lineOf(from)}: ${sentence}`]);
  },
);
