import { defineConfig } from 'vitest/config';

const floor = process.env.MUTATED_FLOOR ?? 'domain';

// The rules need none of the project's plugins, and each change starts the tests anew.
const project = floor === 'domain' ? {} : (await import('../../vite.config.ts')).default;

/** The project's settings with the tests of one floor: all tests that reach it would take hours. */
export default defineConfig({
  ...project,
  test: { include: [`src/${floor}/**/*.test.{ts,tsx}`], testTimeout: 60_000, isolate: false },
});
