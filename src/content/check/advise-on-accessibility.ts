import { isValidOn, lastValidDay } from '../../domain/validity.ts';
import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds that the statement on accessibility is to be gone through again.
 *
 * @param today as YYYY-MM-DD
 */
export function adviseOnAccessibility(
  { accessibility: { reviewed } }: Content,
  { file, lineOf }: SourceFile,
  today: string,
): Problem[] {
  if (isValidOn(reviewed, today)) return [];
  const path = ['reviewed', 'date'];
  const sentence = `the statement was to be gone through again by ${lastValidDay(reviewed)}; test the site, mend the statement, then write date: ${today}.`;
  return [{ file, line: lineOf(path), path, sentence }];
}
