import { expect, test } from '@playwright/test';
import { bodyOf, fullPages } from './built-site.ts';

const pages = fullPages
  .filter(({ locale }) => locale === 'en')
  .map(({ address, record }) => ({ address, css: bodyOf(record) }));

// Browsers drop a shorthand that names a timeline, and the minifier writes one where a rule leaves room.
test('scroll-driven animations keep their timeline in the build', () => {
  for (const { address, css } of pages) {
    const shorthands = css.match(/(?<=[{;])animation:[^;}]*/g) ?? [];
    const lost = shorthands.filter((shorthand) => /\b(view|scroll)\(|--\w/.test(shorthand));
    expect(lost, address).toEqual([]);
  }
  expect(pages.filter(({ css }) => css.includes('animation-timeline')).length).toBeGreaterThan(3);
});
