import { test as base } from '@playwright/test';
import { Editor } from './editor.ts';
import { type Studio, startStudio } from './open-studio.ts';

/** Tests with an open studio, and an editor in it. */
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
    // When the studio does not open, every test fails, so they should fail soon.
    await page.getByRole('heading', { name: 'Studio' }).waitFor({ timeout: 60_000 });
    await use(new Editor(page, studio));
  },
});
