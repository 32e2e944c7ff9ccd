import { globSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

const tests = globSync('{src,studio,tools}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
/** Tests for which some module says something else must be the first to load it. */
const replacing = tests.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')));

// The tests render with the React that is shipped: the other one takes five times as long.
process.env.NODE_ENV = 'production';

export default mergeConfig(
  site,
  defineConfig({
    test: {
      maxWorkers: '100%',
      // Property tests take their time on a slow machine, and what is waited for comes late there: a
      // wait ends with its test, not by a limit of its own.
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
