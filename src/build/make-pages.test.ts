import { expect, test } from 'vitest';
import { isSameOn } from './make-pages.ts';
import { uncompressedFile } from './uncompressed-file.ts';

const page = uncompressedFile('/plans', '<!doctype html>', {
  contentType: 'text/html; charset=utf-8',
});
const made = {
  madeOn: '2031-04-02',
  editions: [page, { ...page, validFrom: '2031-05-01' }],
  textsRead: [],
  derived: [],
};

test.each([
  ['on the day that it was made on', '2031-04-02', true],
  ['until something starts', '2031-04-30', true],
  ['not from the day on which something starts', '2031-05-01', false],
  ['nor later', '2032-01-01', false],
  ['nor on a day before', '2031-04-01', false],
])('a kept page holds: %s', (_, day, expected) => {
  expect(isSameOn(made, day)).toBe(expected);
});
