import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

test('the shipped content has no problems', () => {
  expect(checkEdited(contentPaths.plans, (text) => text).problems).toStrictEqual([]);
});

test('a missing file is named', () => {
  const { problems } = checkEdited(contentPaths.claims, () => {
    throw new Error('no such file');
  });
  expect(problems).toStrictEqual([
    'content/claims.yaml: this file is missing; the site cannot be made without it.',
  ]);
});

test('an empty link is allowed: its target is not set yet', () => {
  const { problems } = checkEdited(contentPaths.site, (text) =>
    text.replace(/demo: .*/, 'demo: ""'),
  );
  expect(problems).toStrictEqual([]);
});
