import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

const floor = process.env.MUTATED_FLOOR ?? 'domain';

// As in the tests: the React that is shipped is the faster one.
process.env.NODE_ENV = 'production';

/** The project's settings with the tests of one floor: all tests that reach it would take hours. */
export default defineConfig({
  ...site,
  // Each change runs the files that reach it anew, in one process.
  test: { include: [`src/${floor}/**/*.test.{ts,tsx}`], testTimeout: 60_000, isolate: false },
});
