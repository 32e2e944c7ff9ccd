import { spawnSync } from 'node:child_process';

/** The checks that read the project without running it, quickest to slowest: name and command. */
export const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Content', 'node', 'src/content/check/check.ts'],
  ['Texts', 'node', 'src/i18n/check.ts'],
  ['Lint, format and floors', 'biome', 'ci', '--error-on-warnings', '.'],
  // Each further checker works out anew what most files have in common: four take three times as long.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
];

/**
 * Runs a command and shows its output.
 *
 * @returns whether it ended well
 */
export function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
