import cluster from 'node:cluster';
import type { Measured } from '../metrics/create-metrics.ts';
import { stopSignals } from '../stop-on-signals.ts';
import { isOrder, measure, type Order } from './orders.ts';

/**
 * Makes a worker do what the primary process says. Signals are for the primary process alone: a
 * terminal and some service managers send them to every process.
 *
 * @param options.stop resolves when the last answer is out
 * @param options.measured what this process has measured; left out where nothing is
 */
export function obeyPrimary({
  stop,
  measured,
}: {
  stop: (order: Order) => Promise<void>;
  measured?: (() => Promise<Measured>) | undefined;
}): void {
  for (const signal of stopSignals) process.on(signal, () => {});
  const tellMeasured = async () => {
    if (measured) process.send?.({ measured: await measured() });
  };
  let isStopping = false;
  process.on('message', async (message) => {
    if (message === measure) await tellMeasured();
    if (isStopping || !isOrder(message)) return;
    isStopping = true;
    await stop(message);
    await tellMeasured();
    // Waits for the primary's word, so that no connection that it hands over meanwhile is lost.
    cluster.worker?.once('disconnect', () => process.exit(0)).disconnect();
  });
}
