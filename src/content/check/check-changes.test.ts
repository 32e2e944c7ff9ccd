import { expect, test } from 'vitest';
import { checkChanges } from './check-changes.ts';
import { problemLines, shipped, shippedWith } from './testing/test-content.ts';

const words = '{ en: A, de: A, es: A, fr: A }';

/** Six lines and one for each subject; it holds from the day on which it is told. */
function entry(id: string, date: string, ...about: string[]): string {
  return `- id: ${id}
  date: ${date}
  from: ${date}
  kind: terms
  what: ${words}
  affects: ${words}
  about:${about.length > 0 ? about.map((each) => `\n    - ${each}`).join('') : ' []'}
`;
}

const day = '2024-05-01';
const texts = ['terms', 'privacyPolicy', 'privacyPolicyAddition', 'acceptableUse', 'dmca'];
const company = shipped('company').replace(
  /legalUpdatedOn:\n(?: .*\n)+/,
  `legalUpdatedOn:\n${texts.map((text) => `  ${text}: ${day}\n`).join('')}`,
);
const all = entry('all', day, ...texts);

function said(changes: string, today = '2031-01-01', ofCompany = company): string[] {
  const { content, sources } = shippedWith({ changes, company: ofCompany });
  return problemLines(checkChanges(content, sources, today));
}

test('a log in order is not reported', () => {
  expect(said(all)).toEqual([]);
  expect(said(entry('pro', '2025-01-01', 'pro', 'extensions', 'sso') + all)).toEqual([]);
});

test('an entry stands below newer ones', () => {
  const newer = (date: string) => said(all + entry('late', date));
  expect(newer(day)).toEqual([]);
  expect(newer('2024-05-02')).toEqual([
    '[1.date] content/changes.yaml, line 14: late is newer than the entry above it; put the newest first.',
  ]);
});

test('the newest entry is about something that there is, as far as one can guess', () => {
  expect(said(entry('new', '2025-01-01', 'pro', 'quantun') + all)).toEqual([
    '[0.about.1] content/changes.yaml, line 9: new is about quantun, which there is not; write quantum.',
  ]);
  expect(said(entry('new', '2025-01-01', 'gardening') + all)).toEqual([]);
  expect(said(entry('new', '2025-01-01') + entry('old', '2024-12-01', 'quantun') + all)).toEqual(
    [],
  );
});

test('the day of a legal text has an entry that holds from then on', () => {
  const line = company.split('\n').indexOf(`  dmca: ${day}`) + 1;
  const unlogged = `[legalUpdatedOn.dmca] content/company.yaml, line ${line}: "dmca" says ${day}, of which the log of changes does not tell; write an entry with "about: [dmca]" and "from: ${day}" in content/changes.yaml.`;
  const others = entry('others', day, ...texts.slice(0, -1));
  expect(said(others)).toEqual([unlogged]);
  expect(said(entry('dmca', '2024-05-02', 'dmca') + others)).toEqual([unlogged]);
  expect(said(others, day)).toEqual([unlogged]);
  expect(said(others, '2024-04-30')).toEqual([]);
  expect(said(others + entry('dmca', day, 'dmca'))).toEqual([]);
});
