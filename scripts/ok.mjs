// The quick check before a commit: everything but the build and the browser.
import { checks, run } from './checks.mjs';

const everything = [...checks, ['Unit and HTTP tests', ['vitest', 'run', '--reporter=dot']]];
const failed = everything.filter(([, command]) => !run(...command)).map(([name]) => name);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nOK');
process.exit(failed.length > 0 ? 1 : 0);
