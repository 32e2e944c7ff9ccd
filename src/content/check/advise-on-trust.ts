import { dayOf } from '../../domain/tax-rate.ts';
import { isValidOn, lastValidDay } from '../../domain/validity.ts';
import type { Content } from '../schema/files.ts';
import { type TrustId, trustIds } from '../schema/trust.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds answers on trust that nobody has checked again in time, which visitors are told as well.
 *
 * @param today as year-month-day
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

/** Finds answers on trust that are samples, and questions without an answer. */
export function adviseOnTrust({ trust }: Content, source: SourceFile): Problem[] {
  const missing = trustIds.filter((id) => !trust[id]);
  return [
    ...trustIds.filter((id) => trust[id]?.isSample).map((id) => sample(id, source)),
    ...missing.map((id) => ({
      file: source.file,
      sentence: `"${id}" has no entry, so visitors read that it is not published; write one like the others.`,
    })),
  ];
}

function sample(id: TrustId, { file, lineOf }: SourceFile): Problem {
  const path = [id, 'sample'];
  const sentence = `"${id}" is a sample, so visitors read that it is not published; write your own value, then remove this line.`;
  return { file, line: lineOf(path), path, sentence };
}
