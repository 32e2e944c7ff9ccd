import { createInterface } from 'node:readline';
import { createLogOutput } from '../node/log-output.ts';

// A process that copies its input to its standard output as a log, without a pause after a failed write.
const output = createLogOutput(process.stdout, console.error, { retryMs: 0 });
for await (const line of createInterface({ input: process.stdin })) output.write(line);
