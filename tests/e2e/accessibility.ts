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

type ColorScheme = 'light' | 'dark';

/** Both of them. */
export const colorSchemes: readonly ColorScheme[] = ['light', 'dark'];

/**
 * What a machine can find against WCAG 2.2, A and AA, and good practice, in some colour schemes. They
 * have the same words and elements, so in all but the first only the colours are looked at.
 */
export function faultsInSchemes(page: Page, schemes: readonly ColorScheme[]): Promise<string[]> {
  return inSchemes(page, schemes, everything);
}

/** What of that is a matter of colours, in both schemes. */
export function colorFaultsInBothSchemes(page: Page): Promise<string[]> {
  return inSchemes(page, colorSchemes, colors);
}

async function inSchemes(
  page: Page,
  schemes: readonly ColorScheme[],
  askedFirst: string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [place, scheme] of schemes.entries()) {
    await setColorScheme(page, scheme);
    const found = await run(page, { runOnly: place === 0 ? askedFirst : colors });
    faults.push(...found.map((fault) => `in ${scheme} colours, ${fault}`));
  }
  return faults;
}

/** The same without the colours, which are more than half of the work. */
export function faultsBesideColors(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(colors.map((rule) => [rule, { enabled: false }]));
  return run(page, { runOnly: everything, rules });
}

/** Switches the colour scheme and waits for transitions of colours. */
async function setColorScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
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
