import { expect, test } from 'vitest';
import { lostMarks, withoutMark } from './marks.ts';

test.each([
  ['From {{price}} a month<cite-price/>.', 0, 'From  a month<cite-price/>.'],
  ['From {{price}} a month<cite-price/>.', 1, 'From {{price}} a month.'],
  ['Read <terms>the terms</terms> first.', 0, 'Read the terms first.'],
  [
    '<To route="contact">Ask</To> or <To route="faq">read</To>.',
    2,
    '<To route="contact">Ask</To> or read.',
  ],
  ['A **bold** and a **bolder** word.', 0, 'A bold and a **bolder** word.'],
])('%j without its mark %i', (text, place, rest) => {
  expect(withoutMark(text, place)).toBe(rest);
});

test('a mark that is there twice is missed when it is there once', () => {
  expect(lostMarks('{{a}} {{a}} <b>c</b>', '{{a}} <b>c</b>')).toEqual(['{{a}}']);
});
