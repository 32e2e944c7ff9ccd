import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../load.ts';
import { formatProblem } from '../problem.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Checks the shipped content after an edit.
 *
 * @param file path of the edited file from the project's root
 * @param edit makes its new text of the shipped one
 * @returns what `npm run content` would print, line by line
 */
export function checkEdited(
  file: string,
  edit: (text: string) => string,
): { problems: string[]; toConfirm: string[]; advice: string[] } {
  const { problems, toConfirm, advice } = checkContent((name) => {
    const shipped = readFileSync(path.join(root, name), 'utf8');
    return name === file ? edit(shipped) : shipped;
  });
  return {
    problems: problems.map(formatProblem),
    toConfirm: toConfirm.map(formatProblem),
    advice: advice.map(formatProblem),
  };
}
