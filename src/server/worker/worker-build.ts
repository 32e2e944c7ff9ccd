import type { SiteAssets } from '../../site/context.tsx';
import type { Encoding } from '../negotiation/choose-encoding.ts';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';

/** The data of the build that the worker needs. */
export interface WorkerBuild {
  /** Identifies the build. */
  id: string;
  /** Files that live-rendered pages refer to. */
  assets: SiteAssets;
  files: StoredFileRecord[];
}

/** The metadata of a prepared file. */
export interface StoredFileRecord extends Omit<PreparedFileRecord, 'packed'> {
  /** Length in bytes of each existing encoding. */
  bytes: { identity: number } & Partial<Record<Encoding, number>>;
}

/** The worker's environment: the assets binding, and settings as strings. */
export interface WorkerEnv {
  ASSETS: AssetsBinding;
  [setting: string]: unknown;
}

/** The static assets binding, which answers a request for each file's path. */
export interface AssetsBinding {
  fetch(url: string): Promise<Response>;
}
