import { copyFileSync, linkSync } from 'node:fs';

/**
 * Hard-links a finished file, or copies it where the file system has no hard links.
 *
 * @throws when neither can be done
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
