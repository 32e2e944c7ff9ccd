import { defineConfig } from '@playwright/test';
import { browserArguments, installedBrowser } from './scripts/browser.ts';
import { isWhole } from './tests/e2e/covering.ts';
import { type TestFaces, withFaces } from './tests/fonts/environment.ts';

const executablePath = installedBrowser();
const port = Number(process.env.TEST_PORT ?? 3457);

const launchOptionsWith = (faces: TestFaces) => ({
  ...(executablePath && { executablePath }),
  args: browserArguments,
  env: withFaces(faces),
});

/** Against the built site, served by its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than most machines for this have cores: a test often waits for its page.
  workers: 3,
  // What takes long, or needs other programs, is for `npm run test:all`.
  ...(!isWhole && { grepInvert: /@slow/ }),
  // A machine that builds for others has its slow moments; a fault fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // What is waited for comes late on a slow machine: it has half of the time of its test.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    launchOptions: launchOptionsWith('arial'),
  },
  // What depends on where things stand is tried once more with wide letters.
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
