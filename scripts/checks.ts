/** The checks that read the project without running it, quickest to slowest: name, program, and what it is told. */
export const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['Content', 'src/content/check/check.ts'],
  ['Texts', 'src/i18n/check.ts'],
  ['Lint, format and layers', 'biome', 'ci', '--error-on-warnings', '.'],
  // Each further checker works out anew what most files have in common: four take three times as long.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
  // Nothing that builds or serves may need more than the oldest Node that does.
  ['Types of what builds and serves', 'tsc', '--noEmit', '--project', 'tsconfig.server.json'],
];
