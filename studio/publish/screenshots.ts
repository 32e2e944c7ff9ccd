import { type Browser, chromium } from '@playwright/test';
import type { Difference } from './visible-text.ts';

export interface Screenshots {
  /** Whether a browser is installed. */
  arePossible: boolean;
  /**
   * Takes a screenshot of the part of a page around a line.
   *
   * @returns a PNG
   */
  take: (view: {
    address: string;
    version: keyof Difference;
    /** As YYYY-MM-DD. */
    day: string;
    line: string;
  }) => Promise<Buffer<ArrayBuffer>>;
  close: () => Promise<void>;
}

/**
 * Takes screenshots in a headless browser.
 *
 * @param program path of a Chrome or Chromium; empty if there is none
 * @param origin of the studio
 * @param cookie that authorises the browser
 */
export function createScreenshots(program: string, origin: string, cookie: string): Screenshots {
  let browser: Promise<Browser> | undefined;
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
  return {
    arePossible: program !== '',
    async take({ address, version, day, line }) {
      browser ??= chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
      const context = await (await browser).newContext({
        viewport: { width: 1100, height: 620 },
        reducedMotion: 'reduce',
      });
      const look = version === 'before' ? 'published' : 'draft';
      await context.addCookies([
        { name, value, url: origin },
        { name: 'studio-look', value: `${look}.${day}`, url: origin },
      ]);
      try {
        const page = await context.newPage();
        await page.goto(origin + address);
        await page.evaluate((words) => {
          const elements = [...document.body.querySelectorAll('*')];
          const holders = elements.filter((element) => element.textContent?.includes(words));
          holders.at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        }, line);
        return (await page.screenshot({ type: 'png' })) as Buffer<ArrayBuffer>;
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await (await browser)?.close();
    },
  };
}
