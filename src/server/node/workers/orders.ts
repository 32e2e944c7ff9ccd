import type { Measured } from '../metrics/create-metrics.ts';

/**
 * What the primary process tells a worker: that the whole site stops, or that another worker has
 * taken its place. A worker of a newer build understands the primary of an older one, so these words
 * stay as they are.
 */
export type Order = 'stop' | 'leave';

/** The primary process asks for what a worker has measured. */
export const measure = 'measure';

/** The answer, which a worker also gives before it ends. */
export function isMeasured(message: unknown): message is { measured: Measured } {
  return typeof message === 'object' && message !== null && 'measured' in message;
}

/** What a worker tells the primary process: all its code is loaded. */
export const loaded = 'loaded';

/** Tells an order from the other messages of the channel. */
export function isOrder(message: unknown): message is Order {
  return message === 'stop' || message === 'leave';
}
