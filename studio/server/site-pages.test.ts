import { expect, test } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { pageAt, readLook } from './site-pages.ts';

test('no address of the site is one of the studio’s own', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/studio'))).toEqual([]);
});

test.each([
  ['/', 'landing'],
  ['/de', 'landing'],
  ['/de/', 'landing'],
  ['/fr/plans', 'plans'],
  ['/plans', 'plans'],
  ['/no-such-page', undefined],
])('%s is the page %s', (address, key) => {
  expect(pageAt(address)).toBe(key);
});

test('pages are quiet drafts in the light unless the studio says otherwise', () => {
  expect(readLook(undefined)).toEqual({ version: 'draft', scheme: 'light', runsScript: false });
  expect(readLook('published.dark.script')).toEqual({
    version: 'published',
    scheme: 'dark',
    runsScript: true,
  });
  expect(readLook('draft.2027-01-01').day).toBe('2027-01-01');
});
