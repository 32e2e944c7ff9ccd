import { expect, test } from 'vitest';
import { chooseMediaType } from './choose-media-type.ts';

test.each([
  [undefined, 'text/html'],
  ['*/*', 'text/html'],
  ['image/png', 'text/html'],
  ['application/*', 'application/json'],
  ['application/json;q=0', 'text/html'],
  ['text/html;q=0, */*', 'application/json'],
  ['text/html;level=1;q=0.3, application/json;q=0.4', 'application/json'],
  ['application/json, text/html', 'text/html'],
])('Accept: %s gets %s', (accept, type) => {
  expect(chooseMediaType(accept, ['text/html', 'application/json'])).toBe(type);
});
