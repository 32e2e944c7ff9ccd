import { globSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { siteConfig } from './src/build/vite-config.ts';

const tests = globSync('{src,studio,tools}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
/** Tests that mock a module need a module registry of their own. */
const replacing = tests.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')));

// Tests render with the production build of React, as the site does; the development build takes five times
// as long.
process.env.NODE_ENV = 'production';

export default mergeConfig(
  siteConfig(),
  defineConfig({
    test: {
      maxWorkers: '100%',
      // Long enough for property tests on slow machines; waits have no other timeout.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        // Loading React and the content for each file takes as long as the tests themselves.
        {
          extends: true,
          test: { name: 'together', include: tests, exclude: replacing, isolate: false },
        },
        { extends: true, test: { name: 'alone', include: replacing } },
      ],
    },
  }),
);
