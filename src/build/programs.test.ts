import { expect, test } from 'vitest';
import { contentPaths } from '../content/check/load.ts';
import { checkEdited } from '../content/check/testing/check-edited.ts';
import { llmsTxt } from './llms-txt.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';

const siteUrl = 'https://www.example.org';
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('robots are let in, but for those that are refused by name', () => {
  expect(robots(siteUrl, [])).not.toContain('Disallow: /');
  expect(robots(siteUrl, ['GPTBot', 'CCBot'])).toContain(
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
  );
  expect(robots(siteUrl, ['GPTBot'])).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('security.txt has the two fields that it must have, each once', () => {
  const contact = 'https://forms.example.org/security';
  const lines = securityTxt(siteUrl, contact, '2031-01-31').split('\n');
  expect(lines.filter((line) => line.startsWith('Contact: '))).toEqual([`Contact: ${contact}`]);
  expect(lines.filter((line) => line.startsWith('Expires: '))).toEqual([
    'Expires: 2031-01-31T23:59:59Z',
  ]);
});

test.each([
  [-1, 'write a later day'],
  [30, 'write a later day'],
  [200, undefined],
  [900, 'at most a year away'],
])('an address for security reports that holds %i days more is reported', (days, expected) => {
  const { problems, advice } = checkEdited(contentPaths.site, (text) =>
    text.replace(/until: .*/, `until: ${inDays(days)}`),
  );
  expect(problems).toEqual([]);
  const told = advice.filter((line) => line.includes('security reports'));
  expect(told).toEqual(expected ? [expect.stringContaining(expected)] : []);
  if (expected) expect(told[0]).toBe(advice[0]);
});

test('llms.txt has a name, a sentence, and links with what is behind each', () => {
  const page = { title: 'Plans and prices', summary: 'What each plan costs.' };
  const text = llmsTxt([
    { key: 'landing', title: 'Home', summary: 'Wikis.' },
    { key: 'plans', ...page },
    { key: 'notFound', title: 'Not found', summary: 'Nothing.' },
  ]);
  expect(text).toMatch(/^# .+\n\n> Wikis\.\n\n## Pages\n/);
  expect(text).toMatch(
    /^- \[Plans and prices\]\(https:\S+\/en\/plans\.md\): What each plan costs\.$/m,
  );
  expect(text).toMatch(/^- \[\w+\]\(https:\S+\/plans\.json\): /m);
  expect(text).not.toContain('Not found');
});
