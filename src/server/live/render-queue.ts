/** The queue is full. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface RenderQueue {
  /**
   * Runs work when its turn comes.
   *
   * @param work must not await anything slow, so that one turn is one rendering
   * @param isWanted called when the turn comes; false skips the work
   * @returns the result of `work`; rejects with BusyError when the queue is full or `isWanted` is false
   */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result>;
}

/**
 * Renders one page at a time and returns to the event loop after each: a rendering takes milliseconds, and a
 * request for a prepared page must not wait for many of them.
 *
 * @param options.maxWaiting how many may wait
 * @param options.nextTurn resolves when the event loop has handled all other ready events
 */
export function createRenderQueue({
  maxWaiting,
  nextTurn,
}: {
  maxWaiting: number;
  nextTurn: () => Promise<void>;
}): RenderQueue {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next();
      await nextTurn();
    }
    isRunning = false;
  }

  return {
    run(work, isWanted) {
      if (waiting.length >= maxWaiting) return Promise.reject(new BusyError());
      return new Promise((resolve, reject) => {
        waiting.push(async () => {
          if (isWanted()) await work().then(resolve, reject);
          else reject(new BusyError());
        });
        if (!isRunning) runAll();
      });
    },
  };
}
