// biome-ignore lint/correctness/noUndeclaredDependencies: the tests run with the Vitest of the project, and Stryker alone is installed here
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

// As in the tests: the React that is shipped is the faster one.
process.env.NODE_ENV = 'production';

/** The project's settings with the tests of one layer: all tests that reach it would take hours. */
export default defineConfig({
  ...site,
  test: {
    include: [`src/${process.env.MUTATED_LAYER}/**/*.test.{ts,tsx}`],
    isolate: false,
    // A change that makes an answer stay away costs this much.
    testTimeout: 10_000,
  },
});
