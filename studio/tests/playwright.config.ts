import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Browser tests of the studio, which edit and publish a copy of the project. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/studio',
  forbidOnly: base.forbidOnly ?? false,
  retries: base.retries ?? 0,
  // In sequence: the tests share one studio, and each publishes.
  workers: 1,
  timeout: 240_000,
  // Long, because publishing renders every page.
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...(base.use?.launchOptions && { launchOptions: base.use.launchOptions }),
  },
});
