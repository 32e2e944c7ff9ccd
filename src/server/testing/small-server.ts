import { setTimeout } from 'node:timers/promises';
import { createApp } from '../create-app.ts';
import { createRequestListener } from '../node/request-listener.ts';
import { startServer } from '../node/start-server.ts';
import { stopOnSignals } from '../node/stop-on-signals.ts';
import { createTestServices } from './test-services.ts';

// A process to send signals to. Its /extensions/ takes as long as the first argument says; the
// second is how long a stop waits.
const [slowMs, timeoutMs = 0] = process.argv.slice(2).map(Number);
const services = createTestServices();
services.extensions.list = async () => {
  process.stdout.write('asked\n');
  await setTimeout(slowMs);
  return { extensions_data: {} };
};
const server = await startServer(createRequestListener(createApp(services), services), {
  port: 0,
  host: '127.0.0.1',
});
stopOnSignals(server, {
  timeoutMs,
  onStopping: () => process.stdout.write('stopping\n'),
  onStopped: () => process.stdout.write('stopped\n'),
});
process.stdout.write(`${server.url}\n`);
