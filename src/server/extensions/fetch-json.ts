export interface FetchLimits {
  /** For the whole exchange, from the first byte sent to the last received. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Fetches JSON from another server with limits: aborts slow, huge and redirected answers.
 *
 * @returns the parsed JSON, not validated
 * @throws an Error that names the URL and the reason; also for any status other than 2xx
 */
export async function fetchJson(
  url: URL,
  { timeoutMs, maxBytes }: FetchLimits,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // Not `error`, which workerd does not support.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isRedirect = response.status >= 300 && response.status < 400;
      throw new Error(
        isRedirect ? 'it redirects elsewhere' : `it answers with status ${response.status}`,
      );
    }
    return JSON.parse(await readBounded(response, maxBytes));
  } catch (error) {
    throw new Error(`${url.origin}${url.pathname}: ${reasonOf(error)}`);
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop early cancels the stream and so closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`its answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** `fetch` throws "fetch failed"; the reason is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
