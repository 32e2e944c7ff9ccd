import type { Clock } from '../services.ts';

export interface AnswerCache<Answer> {
  get(key: string): Answer | undefined;
  /** @param bytes approximate size in memory */
  keep(key: string, answer: Answer, bytes: number): void;
}

/**
 * An LRU cache of answers with a maximum age and a limit of memory.
 *
 * @param options.maxAgeMs how long an answer is reused
 */
export function createAnswerCache<Answer>({
  maxBytes,
  maxAgeMs,
  clock,
}: {
  maxBytes: number;
  maxAgeMs: number;
  clock: Pick<Clock, 'monotonicMs'>;
}): AnswerCache<Answer> {
  const kept = new Map<string, { answer: Answer; bytes: number; untilMs: number }>();
  let keptBytes = 0;
  const drop = (key: string) => {
    keptBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  return {
    get(key) {
      const found = kept.get(key);
      if (!found || found.untilMs <= clock.monotonicMs()) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },
    keep(key, answer, bytes) {
      drop(key);
      kept.set(key, { answer, bytes, untilMs: clock.monotonicMs() + maxAgeMs });
      keptBytes += bytes;
      for (const oldest of kept.keys()) {
        if (keptBytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
