import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanPicture, PictureRefused } from './clean-picture.ts';

const drawing = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`,
  );
const cleaned = (inside: string) =>
  Buffer.from(cleanPicture('a.svg', drawing(inside)).bytes).toString();

test.each([
  '<script>alert(1)</script>',
  '<script href="https://elsewhere.example/x.js"/>',
  '<rect width="5" height="5" onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"><rect width="5" height="5"/></a>',
])('%s is taken out of a drawing, or the drawing refused', (inside) => {
  try {
    expect(cleaned(inside)).not.toMatch(/script|alert|elsewhere/);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureRefused);
  }
});

test.each([
  '<image href="https://elsewhere.example/pixel.png" width="9" height="9"/>',
  '<use href="https://elsewhere.example/x.svg#a"/>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<style>@import "https://elsewhere.example/x.css";path{fill:red}</style>',
  '<rect width="5" height="5" fill="url(https://elsewhere.example/x#a)"/>',
])('a drawing with %s is refused', (inside) => {
  expect(() => cleaned(inside)).toThrow(PictureRefused);
});

test('a drawing keeps its shape', () => {
  expect(cleaned('')).toContain('viewBox="0 0 9 9"');
  expect(cleaned('<circle cx="4" cy="4" r="2" fill="#f00"/>')).toContain('circle');
});

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
