import { chunkTimeoutMs } from '../constants.ts';

/** A part of the script that could not be loaded; the page goes on without it. */
export interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  /** The server has no such file; it did not come in time; or it came and did not run. */
  type: 'missing' | 'timeout' | 'other';
  /** Address of the part, or what it is called when there is none. */
  request: string;
}

/**
 * Loads a part of the script.
 *
 * @param id what the part is called in error messages
 * @param load the import that brings it; absent when there is no such part
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
    // Browsers do not say why an import failed; the server is asked once more.
    const answer = address && (await fetch(address, { method: 'HEAD' }).catch(() => undefined));
    throw failure(answer && answer.status === 404 ? 'missing' : 'other');
  });
  return Promise.race([module, timeout]).finally(() => clearTimeout(timer));
}

/** The path of a part, which the build writes into the import, relative to this module. */
function addressOf(load: object | undefined): string | undefined {
  const file = String(load).match(/[\w-]+\.chunk\.js/)?.[0];
  return file && new URL(file, import.meta.url).href;
}
