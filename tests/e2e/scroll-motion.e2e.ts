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

test('our line of the chart is whole as soon as the slider is used, wherever one has scrolled', async ({
  page,
}) => {
  await page.goto('/en/compare');
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('svg')).length,
    );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(moving).toBe(1);
  await page.getByRole('slider').focus();
  expect(await moving()).toBe(0);
});
