// Changes the rules of src/domain/ in small ways, one at a time, and lists the changes that no test
// notices. The tool has 150 packages of its own, so it is installed on first use, in tests/mutation/.
//
//   npm run test:mutation                                       all rules: an hour or more
//   npm run test:mutation -- --mutate src/domain/tax-rate.ts    some of them
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './checks.ts';

const folder = path.resolve(import.meta.dirname, '../tests/mutation');
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
if (!existsSync(stryker) && !run('npm', 'ci', '--prefix', folder, '--omit=peer')) process.exit(1);
const settings = path.join(folder, 'stryker.config.json');
process.exit(run('node', stryker, 'run', settings, ...process.argv.slice(2)) ? 0 : 1);
