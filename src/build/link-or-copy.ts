import { copyFile, link } from 'node:fs/promises';

/**
 * Hard-links a finished file, or copies it where the file system has no hard links.
 *
 * @returns rejects when neither can be done
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
