import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { menuBreakpointPx, partnerLogoHeightPx, testimonialsGapPx } from './constants.ts';

const styles = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The first group of each match of a pattern, as numbers. */
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

test.each(['layout/navbar.module.css', 'layout/dropdown-menu.module.css'])(
  'the menu changes at one width in %s',
  (file) => {
    const widths = numbersIn(styles(file), /\(width (?:>|<=) ([\d.]+)em\)/g);
    expect(widths.map((em) => em * 16)).toContain(menuBreakpointPx);
  },
);

test('large logos are as high as the constant says', () => {
  const heights = numbersIn(
    styles('sections/partners.module.css'),
    /\.large > \* \{\s+height: (\d+)px/g,
  );
  expect(heights).toEqual([partnerLogoHeightPx]);
});

test('slides of the testimonials are as far apart as the constant says', () => {
  const gaps = numbersIn(
    styles('sections/carousel.module.css'),
    /\.gap \.slide \{\s+margin-right: (\d+)px/g,
  );
  expect(gaps).toEqual([testimonialsGapPx]);
});
