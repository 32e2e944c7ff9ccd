// Runs `npm test` without sampling or skipped tests, then the checks that take minutes or need other programs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const programs = [
  'scripts/test.ts',
  'scripts/test-access.ts',
  'scripts/test-browsers.ts',
  'scripts/test-edits.ts',
  'tools/test-mediawiki.ts',
];

const failed = programs.filter((program) => {
  console.log(`\n▸▸ ${program}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, '..', program)], {
    stdio: 'inherit',
    env: { ...process.env, ALL_CHOICES: '1' },
  });
  return status !== 0;
});
console.log(failed.length === 0 ? '\nAll fine.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
