// The quick check before a commit: everything but the build and the browser tests. The unit tests take the
// longest and run in parallel to the rest.
import { CheckRun } from './check-run.ts';
import { checks } from './checks.ts';

const run = new CheckRun();
const testing = run.start('pipe', 'vitest', 'run', '--reporter=dot');
for (const check of checks) await run.step(...check);
console.log('\n▸ Unit and HTTP tests');
run.report('Unit and HTTP tests', await testing);
console.log(run.failed.length > 0 ? `\nFailed: ${run.failed.join(', ')}` : '\nOK');
process.exit(run.failed.length > 0 ? 1 : 0);
