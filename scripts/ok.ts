// The quick check before a commit: everything but the build and the browser.
import { checks } from './checks.ts';
import { runProgram } from './package-program.ts';

const unitTests = ['Unit and HTTP tests', 'vitest', 'run', '--reporter=dot'] as const;
const failed = [...checks, unitTests].flatMap(([name, program, ...args]) =>
  runProgram(program, ...args) ? [] : [name],
);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nOK');
process.exit(failed.length > 0 ? 1 : 0);
