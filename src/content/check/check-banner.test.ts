import { expect, test } from 'vitest';
import { checkBanner } from './check-banner.ts';
import { contentPaths } from './load.ts';
import { parseSource } from './source-file.ts';

test('a page that has no banner is reported with its line', () => {
  const source = parseSource(
    contentPaths.banner,
    'allPages: {}\nonPages:\n  plans: {}\n  privacyLaw: {}\n',
  );
  expect(
    checkBanner({ plans: {}, privacyLaw: {} }, source, ['plans', 'privacyLaws']),
  ).toStrictEqual([
    {
      file: 'content/banner.yaml',
      line: 4,
      sentence: 'privacyLaw is no page with a banner; write privacyLaws.',
    },
  ]);
});
