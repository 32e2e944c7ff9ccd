import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';

/**
 * Formats the new text of a changed file with Biome. Keeps legal texts, and texts that Biome cannot format, as they are.
 *
 * @param root absolute path of the project
 */
export function formatChange(root: string, change: FileChange): FileChange {
  if (change.file.endsWith('.mdx')) return change;
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${change.file}`],
    { cwd: root, input: change.after, encoding: 'utf8' },
  );
  const isSame =
    status === 0 &&
    isDeepStrictEqual(readValue(change.file, stdout), readValue(change.file, change.after));
  return isSame ? { ...change, after: stdout } : change;
}
