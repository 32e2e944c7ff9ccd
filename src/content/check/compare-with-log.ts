import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, ContentFileName } from '../schema/files.ts';
import {
  currentState,
  type LoggedState,
  loggedStateFile,
  unloggedChanges,
} from './logged-state.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Compares content/ with the state at the log's last entry. When every change has an entry, saves the new
 * state.
 *
 * @param root absolute path of the project, whose content has passed the check
 */
export function compareWithLog(
  root: string,
  content: Content,
  sources: Record<ContentFileName, SourceFile>,
): Problem[] {
  const file = join(root, loggedStateFile);
  if (!existsSync(file)) {
    return [{ file: loggedStateFile, sentence: 'this file is missing; bring it back.' }];
  }
  const written = readFileSync(file, 'utf8');
  const problems = unloggedChanges(JSON.parse(written) as LoggedState, content, sources);
  const now = `${JSON.stringify(currentState(content, sources), null, 2)}\n`;
  if (problems.length > 0 || now === written) return problems;
  writeFileSync(file, now);
  console.log(`${loggedStateFile} now has what the log of changes tells. Commit it.`);
  return [];
}
