import { defineConfig } from '@playwright/test';
import { browserArguments, installedBrowser } from './scripts/browser.ts';
import { isFullMatrix } from './src/testing/test-matrix.ts';
import { type TestFonts, withTestFonts } from './tests/fonts/environment.ts';

const executablePath = installedBrowser();
const port = Number(process.env.TEST_PORT ?? 3457);

const launchOptionsWith = (faces: TestFonts) => ({
  ...(executablePath && { executablePath }),
  args: browserArguments,
  env: withTestFonts(faces),
});

/** Against the built site, served by its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the usual two cores, because tests often wait for their page.
  workers: 3,
  // Slow tests, and tests that need other programs, run in `npm run test:all`.
  ...(!isFullMatrix && { grepInvert: /@slow/ }),
  // A machine for continuous integration may be slow for a moment; a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  // Long enough for slow machines, on which a test takes five times as long as here.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    launchOptions: launchOptionsWith('arial'),
  },
  // Layout tests run a second time with wide fonts.
  projects: [
    { name: 'arial' },
    { name: 'dejavu', grep: /@layout/, use: { launchOptions: launchOptionsWith('dejavu') } },
  ],
  webServer: {
    command: 'node dist/server/node.js',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), LOG: 'errors', TRUSTED_PROXIES: '1' },
  },
});
