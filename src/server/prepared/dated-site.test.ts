import { expect, test } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { createDatedSite } from './dated-site.ts';

const options = { jsonAnswers: {} };
/** The German page of plans that starts on a day. */
const plansFrom = (validFrom: string) =>
  smallSite
    .filter(({ path, locale }) => path === '/plans' && locale === 'de')
    .map((file) => ({ ...file, validFrom, hash: `from-${validFrom}` }));
const added = { ...smallSite.at(-1), path: '/new.txt', validFrom: '2027-01-01' };

function etagsOn(files: Parameters<typeof createDatedSite>[0], paths: string[], at: string[]) {
  let now = new Date(0);
  const site = createDatedSite(files, options, { now: () => now });
  return at.map((time) => {
    now = new Date(time);
    return paths.map((path) => site.get(path)?.representationIn('de').variants.identity?.headers);
  });
}

test.each([
  ['as they come', (files: typeof smallSite) => files],
  ['the other way round', (files: typeof smallSite) => files.toReversed()],
])('a file for a later day takes its place at midnight UTC, %s', (_, order) => {
  const later = [...plansFrom('2026-12-01'), ...plansFrom('2027-01-01')];
  const files = order([...smallSite, ...later]);
  const days = ['1970-01-01', '2026-11-30T23:59:59.999Z', '2026-12-01', '2026-12-31T23:59:59Z'];
  const told = etagsOn(files, ['/de/plans'], [...days, '2027-01-01', '2030-01-01', '2026-12-05']);
  const hashes = told.map(([headers]) =>
    /from-\d{4}-\d\d-\d\d|hash-of-plans/.exec(JSON.stringify(headers)),
  );
  expect(hashes.map((found) => found?.[0])).toEqual([
    'hash-of-plans',
    'hash-of-plans',
    'from-2026-12-01',
    'from-2026-12-01',
    'from-2027-01-01',
    'from-2027-01-01',
    'from-2026-12-01',
  ]);
});

test('the other languages and pages stay as they are', () => {
  const paths = ['/fr/plans', '/de/beta', '/favicon.ico'];
  const days = ['2026-11-30', '2026-12-01'];
  const [before, after] = etagsOn([...smallSite, ...plansFrom('2026-12-01')], paths, days);
  expect(after).toEqual(before);
  expect(before).not.toContain(undefined);
});

test('a new address is there from its day on', () => {
  let now = new Date('2026-12-31');
  const files = [...smallSite, added as (typeof smallSite)[number]];
  const site = createDatedSite(files, options, { now: () => now });
  expect([site.has('/new.txt'), site.has('/plans')]).toEqual([false, true]);
  expect(site.get('/new.txt')).toBeUndefined();
  now = new Date('2027-01-01');
  expect([site.has('/new.txt'), site.has('/plans'), site.has('/no')]).toEqual([true, true, false]);
  expect(site.get('/new.txt')).toBeDefined();
});

test('without later days the clock is not asked', () => {
  const now = () => {
    throw new Error('Nobody needs to know.');
  };
  expect(createDatedSite(smallSite, options, { now }).has('/plans')).toBe(true);
});
