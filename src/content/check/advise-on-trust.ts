import { dayOf } from '../../domain/tax-rate.ts';
import { isValidOn, lastValidDay } from '../../domain/validity.ts';
import type { Content } from '../schema/files.ts';
import { trustIds } from '../schema/trust-ids.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds answers on trust that nobody has checked again in time, which visitors are told as well.
 *
 * @param today as YYYY-MM-DD
 */
export function staleAnswers(
  { trust }: Content,
  source: SourceFile,
  today = dayOf(new Date()),
): Problem[] {
  return trustIds.flatMap((id): Problem[] => {
    const entry = trust[id];
    if (!entry || isValidOn(entry, today)) return [];
    const sentence = `"${id}" was to be checked again by ${lastValidDay(entry)}, and visitors read that it is past its date; check it, then write date: ${today}.`;
    return [{ file: source.file, line: source.lineOf([id, 'date']), path: [id, 'date'], sentence }];
  });
}
