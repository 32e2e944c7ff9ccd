/** The static checks, from quickest to slowest: name, program and its arguments. */
export const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['Content', 'src/content/check/check.ts'],
  ['Texts', 'src/i18n/check.ts'],
  ['Lint, format and layers', 'biome', 'ci', '--error-on-warnings', '.'],
  // One checker, because each further one repeats the work on shared files: four take three times as long.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
  // Code that builds or serves may use only what the oldest supported Node has.
  ['Types of the build and the server', 'tsc', '--noEmit', '--project', 'tsconfig.server.json'],
];
