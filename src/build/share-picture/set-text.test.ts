import { expect, test } from 'vitest';
import { breakHeading } from './set-text.ts';

test('a short heading is large and stands in lines of nearly the same length', () => {
  expect(breakHeading('Wer darf Ihr Wiki lesen und bearbeiten?', 540)).toEqual({
    lines: ['Wer darf', 'Ihr Wiki', 'lesen und', 'bearbeiten?'],
    size: 84,
  });
});

test('a long word makes the letters smaller, and what does not fit is cut off', () => {
  expect(breakHeading('Nutzungsbedingungen', 540).size).toBeLessThan(60);
  const { lines } = breakHeading(
    'Wer alles lesen darf, was hier geschrieben steht. '.repeat(20),
    540,
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(breakHeading('Nutzungsbedingungen'.repeat(9), 540).lines.join()).toMatch(/^Nutzungs\w+…$/);
});
