// Loaded before the studio by the tests: from the moment on which it notes what it is going to
// publish, every file that it writes, moves or takes away and every program that it starts is a step,
// and it is killed right before the one that END_AT counts.
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
