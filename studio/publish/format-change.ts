import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';

/**
 * Gives a file its usual form again where a change has made a line too long or a list too short for
 * one. What was in form before stays as it is.
 *
 * @param root absolute path of the project
 */
export function formatted(root: string, change: FileChange): FileChange {
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
