import { expect, test } from 'vitest';
import sentences from '../../locales/en/claims.json';
import { claims } from './claims.ts';

test('every claim has a sentence, and every sentence a source', () => {
  expect(Object.keys(sentences).sort()).toStrictEqual(Object.keys(claims).sort());
});
