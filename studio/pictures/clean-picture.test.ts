import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { PictureRefused } from './picture-refused.ts';

test('a picture is named by what it is, in letters that addresses have', () => {
  const icon = readFileSync('public/apple-touch-icon.png');
  expect(cleanPicture('Übersicht Café (2).JPG', icon).file).toBe('ubersicht-cafe-2.png');
  expect(cleanPicture('../../etc/passwd', icon).file).toBe('passwd.png');
  expect(cleanPicture('.png', icon).file).toBe('png.png');
});

test('what is no picture is refused', () => {
  expect(() => cleanPicture('a.png', Buffer.from('hello'))).toThrow(PictureRefused);
  expect(() => cleanPicture('a.png', Buffer.alloc(3_000_000))).toThrow('2 MB');
});
