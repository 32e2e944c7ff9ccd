import { expect, test } from 'vitest';
import { breakHeading } from './set-text.ts';

test('a short heading is large and stands in lines of nearly the same length', () => {
  expect(breakHeading('Wer darf Ihr Wiki lesen und bearbeiten?', 540)).toEqual({
    lines: ['Wer darf', 'Ihr Wiki', 'lesen und', 'bearbeiten?'],
    size: 84,
  });
});

test('a long word makes the letters smaller, and more than fits is refused', () => {
  expect(breakHeading('Nutzungsbedingungen', 540).size).toBeLessThan(60);
  expect(() => breakHeading('Nutzungsbedingungen'.repeat(3), 540)).toThrow(/too long .+ shorten/);
});
