/** A file in the folder of a finished build that lists what belongs to it. */
export const buildRecordFile = 'build.json';

export interface BuildRecord {
  /** The same for two builds whose files are the same. */
  id: string;
  /** Sizes in bytes by path, relative to the folder of the build. */
  files: Record<string, number>;
}
