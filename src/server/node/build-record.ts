import { createHash } from 'node:crypto';

/** A file in the folder of a finished build that lists what belongs to it. */
export const buildRecordFile = 'build.json';

export interface BuildRecord {
  /** The same for two builds whose files are the same, but for what they keep of earlier ones. */
  id: string;
  /** By path, relative to the folder of the build. */
  files: Record<string, { bytes: number; hash: string }>;
}

/** Tells one file from another. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
