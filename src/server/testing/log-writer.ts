import { createInterface } from 'node:readline';
import { createLogOutput } from '../node/log-output.ts';

// A process whose standard output is a log of what it reads, and which does not wait after a failure.
const output = createLogOutput(process.stdout, console.error, { retryMs: 0 });
for await (const line of createInterface({ input: process.stdin })) output.write(line);
