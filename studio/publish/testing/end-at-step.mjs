// Preloaded by tests: kills the studio right before step number END_AT of publishing. From writing the journal on, each
// file that is written, renamed or removed and each process that is started is a step.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const endAt = Number(process.env.END_AT);
let steps = 0;

function counted(owner, name) {
  const original = owner[name];
  owner[name] = (...given) => {
    if (steps > 0 || given.some((each) => String(each).endsWith('publishing.json'))) steps += 1;
    if (steps === endAt) process.kill(process.pid, 'SIGKILL');
    return original.apply(owner, given);
  };
}

for (const name of ['writeFileSync', 'renameSync', 'rmSync']) counted(fs, name);
counted(childProcess, 'spawn');
syncBuiltinESMExports();
