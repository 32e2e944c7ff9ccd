import type { Browser } from '@playwright/test';
import { openPhone, untilIdle } from './phone.ts';

/** Main-thread time of the landing page with and without motion, in milliseconds. */
export interface Motion {
  /** From load until idle, in the dark colour scheme, where the lamps are lit. */
  moving: number;
  /** The same with `prefers-reduced-motion`. */
  still: number;
  /** From a press of "next" until the page is idle again. */
  change: number;
}

/**
 * Loads the landing page once with motion and once without, and changes its slide.
 *
 * @param address of the landing page
 */
export async function measureMotion(browser: Browser, address: string): Promise<Motion> {
  const still = await untilRest(browser, address, 'reduce');
  const moving = await untilRest(browser, address, 'no-preference');
  return { still: still.loadMs, moving: moving.loadMs, change: moving.changeMs };
}

async function untilRest(
  browser: Browser,
  address: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<{ loadMs: number; changeMs: number }> {
  await using phone = await openPhone(browser, { reducedMotion, colorScheme: 'dark' });
  await phone.tab.goto(address, { waitUntil: 'load' });
  const carousel = phone.tab.locator('[data-behaviour="carousel"][data-started]').first();
  await carousel.waitFor();
  // Stops the autoplay.
  await carousel.locator('[data-toggle]').evaluate((toggle: HTMLElement) => {
    if (!toggle.closest('[data-paused]')) toggle.click();
  });
  const loadMs = await untilIdle(phone);
  await carousel.locator('[data-next]').evaluate((next: HTMLElement) => next.click());
  return { loadMs, changeMs: (await untilIdle(phone)) - loadMs };
}
