import { isValidOn, lastValidDay } from '../../domain/validity.ts';
import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds that the statement on accessibility is to be gone through again, or names a sample authority.
 *
 * @param today as year-month-day
 */
export function adviseOnAccessibility(
  { accessibility: { reviewed, enforcement } }: Content,
  { file, lineOf }: SourceFile,
  today: string,
): Problem[] {
  const problems: Problem[] = [];
  const advise = (path: readonly string[], sentence: string) =>
    problems.push({ file, line: lineOf(path), path, sentence });
  if (!isValidOn(reviewed, today)) {
    advise(
      ['reviewed', 'date'],
      `the statement was to be gone through again by ${lastValidDay(reviewed)}; test the site, mend the statement, then write date: ${today}.`,
    );
  }
  if (enforcement.isSample) {
    advise(
      ['enforcement', 'sample'],
      'the authority is a sample, and visitors read that; write that of your country, then remove this line.',
    );
  }
  return problems;
}
