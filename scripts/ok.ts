// The quick check before a commit: everything but the build and the browser.
import { checks, run } from './checks.ts';

const unitTests = ['Unit and HTTP tests', 'vitest', 'run', '--reporter=dot'] as const;
const failed = [...checks, unitTests].flatMap(([name, command, ...args]) =>
  run(command, ...args) ? [] : [name],
);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nOK');
process.exit(failed.length > 0 ? 1 : 0);
