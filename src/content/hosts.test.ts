import { expect, test } from 'vitest';
import texts from '../../locales/en/compare.json';
import { contentPaths } from './check/load.ts';
import { checkEdited } from './check/testing/check-edited.ts';
import { content } from './content.ts';
import { figuresOf } from './hosts.ts';
import { type ComparisonId, hostCriteria } from './schema/host-criteria.ts';

/** What is wrong after one replacement in hosts.yaml, wherever it stands. */
const problemsWith = (original: string, replacement: string) =>
  checkEdited(contentPaths.hosts, (text) => text.replace(original, replacement)).problems.map(
    (problem) => problem.replace(/, line \d+/, ''),
  );

const fandomAds = 'ads: { source: fandom-funding }';

test('a statement about another host needs a source', () => {
  expect(problemsWith(fandomAds, 'ads: { figures: {} }')).toStrictEqual([
    'content/hosts.yaml: the cells (ads, source) of Fandom is missing; it must be a short name.',
  ]);
});

test('a source that the claims do not have is reported', () => {
  expect(problemsWith(fandomAds, 'ads: { source: hearsay }')).toStrictEqual([
    'content/hosts.yaml: claims.yaml has no claim hearsay; add it there first.',
  ]);
});

test('what is said of others rests on a page that was read on a day, not on our own word', () => {
  expect(problemsWith(fandomAds, 'ads: { source: no-ads }')).toStrictEqual([
    'content/hosts.yaml: the claim no-ads must be of the kind host, with an address and a day.',
  ]);
});

test('a question that is left out is reported', () => {
  const [problem] = problemsWith(`          ${fandomAds}\n`, '');
  expect(problem).toContain('the cells (ads) of Fandom is missing');
});

test.each(Object.keys(hostCriteria) as ComparisonId[])(
  '%s: there is a sentence for every statement',
  (id) => {
    const { criteria, ours, caption: _c, ...theirs } = texts[id];
    const known = Object.fromEntries(
      content.hosts.comparisons[id].hosts.map(({ id: host }) => [
        host,
        [...hostCriteria[id]].sort(),
      ]),
    );
    const worded = Object.entries(theirs).map(([host, said]) => [host, Object.keys(said).sort()]);
    expect(Object.fromEntries(worded)).toStrictEqual(known);
    expect(Object.keys(criteria)).toStrictEqual([...hostCriteria[id]]);
    expect(Object.keys(ours)).toStrictEqual([...hostCriteria[id]]);
  },
);

test('figures are written as the language writes them', () => {
  const figures = {
    wikis: { count: 14000 },
    storage: { gb: 200 },
    price: { cents: 600 },
    founded: { year: 2004 },
    since: { month: '2022-03' },
    end: { day: '2029-03-28' },
    version: { version: '1.43' },
  };
  expect(figuresOf('de', { figures })).toStrictEqual({
    wikis: '14.000',
    storage: '200\u00a0GB',
    price: '6\u00a0$',
    founded: '2004',
    since: 'März 2022',
    end: '28.\u00a0März 2029',
    version: '1.43',
  });
});
