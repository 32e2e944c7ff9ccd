import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Measured } from '../metrics/create-metrics.ts';
import { isMeasured, measure } from './orders.ts';

/** A worker that is too busy to answer within this time counts with what it said the last time. */
const patienceMs = 1000;

/**
 * Adds up what all workers have measured. What a worker has counted still counts when it has ended:
 * a sum that falls would look as if everything had been started again.
 *
 * @returns writes the sums in Prometheus' text format
 */
export function createWorkerMetrics(): () => Promise<string> {
  const latest = new Map<Worker, Measured>();
  const ended: Measured[] = [];
  cluster.on('message', (worker, message) => {
    if (isMeasured(message)) latest.set(worker, message.measured);
  });
  cluster.on('exit', (worker) => {
    const last = latest.get(worker) ?? [];
    latest.delete(worker);
    ended.push(last.filter(({ type }) => ['counter', 'histogram'].includes(String(type))));
  });

  return async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.race([
      Promise.all(workers.filter((worker) => worker.isConnected()).map(ask)),
      delay(patienceMs, undefined, { ref: false }),
    ]);
    const parts = ended.length;
    const sum = await AggregatorRegistry.aggregate([...ended]).getMetricsAsJSON();
    ended.splice(0, parts, sum as Measured);
    return AggregatorRegistry.aggregate([...ended, ...latest.values()]).metrics();
  };
}

async function ask(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    worker.on('message', function onMessage(message) {
      if (!isMeasured(message)) return;
      worker.off('message', onMessage);
      resolve();
    });
    worker.send(measure);
  });
}
