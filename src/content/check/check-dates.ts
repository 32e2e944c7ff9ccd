import { dayOf } from '../../domain/tax-rate.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

/** Entries that say on which day something happened. */
const pastDays = new Set(['foundedOn', 'updatedOn', 'legalUpdatedOn', 'preparedOn', 'date']);

/**
 * Finds days in the future on which something is said to have happened.
 *
 * @param today as YYYY-MM-DD
 */
export function checkDates(sources: readonly SourceFile[], today = dayOf(new Date())): Problem[] {
  return sources.flatMap((source) =>
    [...daysIn(source.value)].flatMap(({ path, day }): Problem[] => {
      if (day <= today) return [];
      const sentence = `${day} is in the future; write the day on which it happened.`;
      return [{ file: source.file, line: source.lineOf(path), path, sentence }];
    }),
  );
}

function* daysIn(
  value: unknown,
  path: Path = [],
  isPast = false,
): Generator<{ path: Path; day: string }> {
  if (typeof value === 'string' && isPast) yield { path, day: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    yield* daysIn(inner, innerPath, isPast || pastDays.has(key));
  }
}
