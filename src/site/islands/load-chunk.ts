import { chunkTimeoutMs } from '../constants.ts';

/** A chunk that could not be loaded. The page works without it. */
export interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  /**
   * `missing`: the server has no such file. `timeout`: it did not load in time. `other`: for instance, it
   * failed to run.
   */
  type: 'missing' | 'timeout' | 'other';
  /** URL of the chunk, or its id if it has none. */
  request: string;
}

/**
 * Loads a chunk.
 *
 * @param id name of the chunk in error messages
 * @param load function with the dynamic import; undefined when there is no such chunk
 * @returns the module
 * @throws ChunkLoadError after `chunkTimeoutMs`, or when the import fails
 */
export async function loadChunk<Module>(
  id: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module> {
  const address = addressOf(load);
  const request = address ?? id;
  const failure = (type: ChunkLoadError['type']): ChunkLoadError =>
    Object.assign(new Error(`Loading chunk ${id} failed.\n(${type}: ${request})`), {
      name: 'ChunkLoadError' as const,
      type,
      request,
    });

  if (!load) throw failure('missing');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('timeout')), chunkTimeoutMs);
  });
  const module = load().catch(async () => {
    // Browsers do not say why an import failed, so a HEAD request finds out whether the file exists.
    const answer = address && (await fetch(address, { method: 'HEAD' }).catch(() => undefined));
    throw failure(answer && answer.status === 404 ? 'missing' : 'other');
  });
  return Promise.race([module, timeout]).finally(() => clearTimeout(timer));
}

/** The URL of a chunk, read from the path that the build writes into the import. */
function addressOf(load: object | undefined): string | undefined {
  const file = String(load).match(/[\w-]+\.chunk\.js/)?.[0];
  return file && new URL(file, import.meta.url).href;
}
