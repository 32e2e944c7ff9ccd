import { spawnSync } from 'node:child_process';

/** The checks that read the project without running it, quickest to slowest. */
export const checks = [
  ['Content', ['node', 'src/content/check.ts']],
  ['Texts', ['node', 'src/i18n/check.ts']],
  ['Lint and format', ['biome', 'ci', '--error-on-warnings', '.']],
  ['Types', ['tsc', '--noEmit']],
  ['Floors', ['depcruise', 'src', '--config', '.dependency-cruiser.mjs']],
];

/**
 * Runs a command in the open.
 *
 * @returns whether it ended well
 */
export function run(command, ...args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
