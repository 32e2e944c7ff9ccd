import { test as base } from '@playwright/test';
import { Editor } from './editor.ts';
import { type Studio, startStudio } from './open-studio.ts';

/** Tests with somebody at the editor of a studio that is open. */
export const test = base.extend<{ editor: Editor }, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ page, studio }, use) => {
    await page.goto(studio.address);
    // A studio that does not open fails each test: soon, or all of them take an hour.
    await page.getByRole('heading', { name: 'Studio' }).waitFor({ timeout: 60_000 });
    await use(new Editor(page, studio));
  },
});
