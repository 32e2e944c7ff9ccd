import { expect, test } from 'vitest';
import { knownPageDays, markdownHashes, pageDays } from './page-days.ts';
import { sitemap } from './sitemap.ts';

const files = (text: string) => [
  { path: '/de/plans.md', hash: text },
  { path: '/de/plans.md', hash: 'next year', validFrom: '2027-01-01' },
  { path: '/favicon.ico', hash: 'icon' },
];
const written = { '/de/plans': { hash: 'as it was', since: '2026-03-01' } };

test('a page that has not changed keeps the day of its last change', () => {
  const days = pageDays(markdownHashes(files('as it was')), written, '2026-11-22');
  expect(days).toEqual(written);
});

test('a page that has changed since counts as changed today', () => {
  const days = pageDays(markdownHashes(files('other words')), written, '2026-11-22');
  expect(days).toEqual({ '/de/plans': { hash: 'other words', since: '2026-11-22' } });
});

test('until that is written down, no day is known of it', () => {
  expect(knownPageDays(markdownHashes(files('as it was')), written)).toEqual(written);
  expect(knownPageDays(markdownHashes(files('other words')), written)).toEqual({});
});

test('the sitemap says the day of the last change', () => {
  const text = sitemap('https://www.example.org', written);
  expect(text).toContain(
    '<loc>https://www.example.org/de/plans</loc><lastmod>2026-03-01</lastmod>',
  );
  expect(text).not.toMatch(/<loc>[^<]*\/de\/about<\/loc><lastmod>/);
});
