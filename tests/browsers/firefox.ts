import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './visitor.ts';

const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** An installed Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: 'Firefox (Debian: firefox-esr), or its path in FIREFOX_PATH',
  isInstalled: () => installed() !== undefined,
  launch: async (origin) => {
    const executablePath = installed();
    const browser = await launch({
      browser: 'firefox',
      ...(executablePath && { executablePath }),
      extraPrefsFirefox: { 'intl.accept_languages': 'en' },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return {
      open: (path) => page.goto(origin + path),
      click: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.locator(selector).fill(text),
      choose: (selector, value) => page.select(selector, value),
      pressEscape: () => page.keyboard.press('Escape'),
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};

function installed(): string | undefined {
  return places.find((place) => existsSync(place));
}
