import { copyFile, link } from 'node:fs/promises';

/**
 * Gives a finished file a second name, which takes no room. Not every file system knows that; then it
 * is copied.
 *
 * @returns rejects when neither can be done
 */
export async function putFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
