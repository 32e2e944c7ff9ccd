import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** The minified axe, half as large; every page parses it again. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colors = ['color-contrast', 'link-in-text-block'];

/**
 * What a machine can find against WCAG 2.2, A and AA, and good practice, in both colour schemes. They
 * have the same words and elements, so in the dark only the colours are looked at.
 */
export function faultsInBothSchemes(page: Page): Promise<string[]> {
  return inBothSchemes(page, everything);
}

/** What of that is a matter of colours. */
export function colorFaultsInBothSchemes(page: Page): Promise<string[]> {
  return inBothSchemes(page, colors);
}

async function inBothSchemes(page: Page, askedInTheLight: string[]): Promise<string[]> {
  await setColorScheme(page, 'light');
  const faults = await run(page, { runOnly: askedInTheLight });
  await setColorScheme(page, 'dark');
  const inTheDark = await run(page, { runOnly: colors });
  return [...faults, ...inTheDark.map((fault) => `in the dark, ${fault}`)];
}

/** The same without the colours, which are more than half of the work. */
export function faultsBesideColors(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(colors.map((rule) => [rule, { enabled: false }]));
  return run(page, { runOnly: everything, rules });
}

/** Switches the colour scheme and waits for transitions of colours. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    ),
  );
}

async function run(page: Page, asked: axeCore.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Listing what is right as well takes axe twice as long.
  const options: axeCore.RunOptions = { ...asked, resultTypes: ['violations'] };
  const violations = await page.evaluate(async (wanted) => {
    const { axe } = window as never as { axe: typeof axeCore };
    return (await axe.run(document, wanted)).violations;
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
