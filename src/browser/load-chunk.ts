/** Why a part of the script did not come. */
export type ChunkFailure = 'missing' | 'timeout' | 'other';

const timeoutMs = 120_000;

/** A part of the script that could not be loaded; the page goes on without it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Address of the part, when the browser said which. */
  readonly request: string;

  constructor(id: string, type: ChunkFailure, request: string) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`);
    this.type = type;
    this.request = request;
  }
}

/**
 * Loads a part of the script.
 *
 * @param id what the part is called in error messages
 * @param load the import that brings it; absent when there is no such part
 * @returns the module
 * @throws ChunkLoadError with type `missing` when the server has no such file, `timeout` after
 *   120 seconds, `other` when it came but did not run or the network failed
 */
export async function loadChunk<Module>(
  id: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', id)), timeoutMs);
  });
  try {
    if (!load) throw new ChunkLoadError(id, 'missing', id);
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : await explain(id, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers do not say why an import failed, only of what; the server is asked once more. */
async function explain(id: string, error: unknown): Promise<ChunkLoadError> {
  const request = String(error).match(/https?:\S+/)?.[0] ?? id;
  const status =
    request === id
      ? 0
      : await fetch(request, { method: 'HEAD' }).then(
          (answer) => answer.status,
          () => 0,
        );
  return new ChunkLoadError(id, status === 404 || status === 410 ? 'missing' : 'other', request);
}
