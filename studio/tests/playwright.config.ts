import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The studio, on a copy of the project, which the tests change and publish. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/studio',
  forbidOnly: base.forbidOnly ?? false,
  retries: base.retries ?? 0,
  // One after another: each publishes, and all share one studio.
  workers: 1,
  timeout: 240_000,
  // Before a change is published, every page is rendered with it.
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...(base.use?.launchOptions && { launchOptions: base.use.launchOptions }),
  },
});
