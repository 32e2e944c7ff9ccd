/**
 * Measures work by the time for which it keeps the processor, so that a busy machine makes no
 * difference.
 *
 * @returns milliseconds
 */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
