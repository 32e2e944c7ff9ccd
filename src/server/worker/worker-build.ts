import type { SiteAssets } from '../../site/context.tsx';
import type { Encoding } from '../negotiation/choose-encoding.ts';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';

/** What the build hands to the worker. */
export interface WorkerBuild {
  /** Tells one build from another. */
  id: string;
  /** What pages that are rendered now need to name. */
  assets: SiteAssets;
  files: StoredFileRecord[];
}

/** A prepared file as far as it is known without its bytes. */
export interface StoredFileRecord extends Omit<PreparedFileRecord, 'packed'> {
  /** Lengths by encoding, for the forms that there are. */
  bytes: { identity: number } & Partial<Record<Encoding, number>>;
}

/** What the runtime binds to the worker: its files, and the settings as texts. */
export interface WorkerEnv {
  ASSETS: AssetsBinding;
  [setting: string]: unknown;
}

/** The binding for static assets, which answers for each file at its path. */
export interface AssetsBinding {
  fetch(url: string): Promise<Response>;
}
