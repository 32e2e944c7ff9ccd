import { expect, test } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const keys = [
  'claims.no-ads',
  'claims.https',
  'add-ons.backupsplus.name',
  'add-ons.backupsplus.text',
  'use-cases.cases.club.title',
  'landing.title',
];

test.each([
  ['content/claims.yaml', 'no-ads', ['claims.no-ads']],
  ['content/claims.yaml', 'new-claim', ['claims.new-claim']],
  ['content/addons.yaml', 'backupsplus', ['add-ons.backupsplus']],
  ['content/use-cases.yaml', 'club', ['use-cases.cases.club']],
  ['content/customers.yaml', 'northquay', []],
])('%s, %s', (file, id, found) => {
  expect(sentencesOf(file, id, keys)).toEqual(found);
});
