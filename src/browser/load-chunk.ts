/** A part of the script that could not be loaded; the page goes on without it. */
export interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  /** The server has no such file; it did not come in time; or it came and did not run. */
  type: 'missing' | 'timeout' | 'other';
  /** Address of the part, when the browser said which. */
  request: string;
}

const timeoutMs = 120_000;

/**
 * Loads a part of the script.
 *
 * @param id what the part is called in error messages
 * @param load the import that brings it; absent when there is no such part
 * @returns the module
 * @throws ChunkLoadError after 120 seconds, or when the import fails
 */
export async function loadChunk<Module>(
  id: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module> {
  const failure = (type: ChunkLoadError['type'], request = id): ChunkLoadError =>
    Object.assign(new Error(`Loading chunk ${id} failed.\n(${type}: ${request})`), {
      name: 'ChunkLoadError' as const,
      type,
      request,
    });

  if (!load) throw failure('missing');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('timeout')), timeoutMs);
  });
  const module = load().catch(async (error) => {
    // Browsers say of what an import failed, not why; the server is asked once more.
    const request = String(error).match(/https?:\S+/)?.[0];
    const answer = request && (await fetch(request, { method: 'HEAD' }).catch(() => undefined));
    throw failure(answer && answer.status === 404 ? 'missing' : 'other', request);
  });
  return Promise.race([module, timeout]).finally(() => clearTimeout(timer));
}
