import { expect, test } from '@playwright/test';
import { bodyOf, fullPages } from './built-site.ts';

const pages = fullPages
  .filter(({ locale }) => locale === 'en')
  .map(({ address, record }) => ({ address, css: bodyOf(record) }));

// Browsers drop a shorthand that names a timeline, and the minifier writes one where a rule leaves room.
test('what moves as one scrolls keeps its timeline in the build', () => {
  for (const { address, css } of pages) {
    const shorthands = css.match(/(?<=[{;])animation:[^;}]*/g) ?? [];
    const lost = shorthands.filter((shorthand) => /\b(view|scroll)\(|--\w/.test(shorthand));
    expect(lost, address).toEqual([]);
  }
  expect(pages.filter(({ css }) => css.includes('animation-timeline')).length).toBeGreaterThan(5);
});

test('our line of the chart, its name, its amount and its mark are whole as soon as the slider is used', async ({
  page,
}) => {
  await page.goto('/en/compare');
  const progress = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('svg'))
        .map((animation) => {
          animation.pause();
          animation.currentTime = 0;
          return animation.effect?.getComputedTiming().progress;
        }),
    );
  expect(await progress()).toEqual([0, 0, 0, 0]);
  await page.getByRole('slider').focus();
  expect(await progress()).toEqual([1, 1, 1, 1]);
});
