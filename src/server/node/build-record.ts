import { createHash } from 'node:crypto';

/** A file in the folder of a finished build that lists what belongs to it. */
export const buildRecordFile = 'build.json';

export interface BuildRecord {
  /** Equal for builds with equal files, not counting files kept of earlier builds. */
  id: string;
  /** By path, relative to the folder of the build. */
  files: Record<string, { bytes: number; hash: string }>;
}

/** A hash that identifies a file's content. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
