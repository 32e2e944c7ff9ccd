/** Tells that one more page would have to wait too long for its turn. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface RenderQueue {
  /**
   * Waits for its turn, then works.
   *
   * @param work does not give way while it runs, so that a turn is one rendering
   * @param isWanted asked when the turn comes; work that nobody waits for any more is left out
   * @returns what `work` returns; rejects with BusyError when the queue is full or nobody waits
   */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result>;
}

/**
 * Renders one page at a time and lets everything else that waits run in between: a rendering takes
 * milliseconds, and a visitor who wants a prepared page must not wait for many.
 *
 * @param options.maxWaiting how many may wait
 * @param options.nextTurn resolves when everything else that is ready has been done
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
