// biome-ignore lint/correctness/noUndeclaredDependencies: the tests run with the Vitest of the project, and Stryker alone is installed here
import { defineConfig } from 'vitest/config';
import { siteConfig } from '../../src/build/vite-config.ts';

// As in the tests: React's production build is faster.
process.env.NODE_ENV = 'production';

/** The project's settings with the tests of one layer only: all tests that cover it would take hours. */
export default defineConfig({
  ...siteConfig(),
  test: {
    include: [`src/${process.env.MUTATED_LAYER}/**/*.test.{ts,tsx}`],
    isolate: false,
    // A mutant that never answers costs this much time.
    testTimeout: 10_000,
  },
});
