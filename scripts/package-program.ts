import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Packages that the scripts run, by the name of their program. */
const packages: Record<string, string> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'tsc',
  vitest: 'vitest',
};

/**
 * The file of a program that Node can run. The entries of `node_modules/.bin` are shell scripts or, on Windows, batch
 * files, which need a shell.
 *
 * @param program a file of the project, or the name of a package's program
 * @returns an absolute path
 */
export function programFile(program: string): string {
  const name = packages[program];
  if (name === undefined) return path.join(root, program);
  const folder = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, bin[program]);
}

/**
 * Runs a file of the project or a package's program, and prints its output.
 *
 * @returns whether it succeeded
 */
export function runProgram(program: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [programFile(program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * Runs a program of the machine, and prints its output.
 *
 * @returns whether it exists and succeeded
 */
export function runInstalled(program: string, ...args: string[]): boolean {
  // On Windows, npm is a batch file.
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', shell }).status === 0;
}
