import { setTimeout } from 'node:timers/promises';
import { answerOnNode } from '../node/answer-on-node.ts';
import { answerPreparedFirst } from '../node/prepared-first.ts';
import { startServer } from '../node/start-server.ts';
import { stopOnSignals } from '../node/stop-on-signals.ts';
import { createTestServices } from './test-services.ts';

// A process to send signals to. Its /extensions/ takes as long as the first argument says; the
// second and third are the times of a stop.
const [slowMs, timeoutMs = 0, drainMs = 0] = process.argv.slice(2).map(Number);
const services = createTestServices();
let isReady = true;
services.isReady = () => isReady;
services.health = async () => (isReady ? 'ok' : 'stopping');
services.extensions.list = async () => {
  process.stdout.write('asked\n');
  await setTimeout(slowMs);
  return { extensions_data: {} };
};
const answers = answerPreparedFirst(answerOnNode(services), services);
const server = await startServer(answers, { port: 0, host: '127.0.0.1' }, services.log);
stopOnSignals(async () => {
  isReady = false;
  process.stdout.write('stopping\n');
  await server.stop({ drainMs, timeoutMs });
  process.stdout.write('stopped\n');
});
process.stdout.write(`${server.url}\n`);
