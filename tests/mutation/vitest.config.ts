import { defineConfig } from 'vitest/config';

/** Only the tests beside the rules: every test that reaches them would take hours. */
export default defineConfig({
  test: { include: ['src/domain/**/*.test.ts'], testTimeout: 60_000 },
});
