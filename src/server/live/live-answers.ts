import type { RenderRequest } from '../../site/render.tsx';
import { prepareText } from '../prepared/prepare-text.ts';
import type { Representation } from '../prepared/representation.ts';
import type { AppServices, TextEncoding } from '../services.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

/** The answer for a page that depends on the request. */
export type LiveAnswer =
  | { kind: 'page'; representation: Representation }
  | { kind: 'redirect'; location: string };

export interface LiveAnswers {
  /**
   * Renders a page, or returns the cached answer to the same request.
   *
   * @param request everything that the answer depends on
   * @param form.contentLocation value of `Content-Location`; undefined when it is too long
   * @param form.encoding the encoding to use; the answer stays uncompressed when compression gains nothing
   * @param isWanted called before rendering; false when the visitor has disconnected
   * @returns rejects with BusyError when too many pages wait, otherwise as the renderer does
   */
  answer(request: RenderRequest, form: AnswerForm, isWanted: () => boolean): Promise<LiveAnswer>;
}

interface AnswerForm {
  contentLocation: string | undefined;
  encoding: TextEncoding;
}

const defaultLimits = {
  /** Limit of the queue of renderings; the last in it waits for some seconds. */
  maxWaiting: 500,
  maxAgeMs: 60_000,
  maxBytes: 4_000_000,
  /** For pages that depend only on the choice of prices, which many visitors share. */
  maxPricedAgeMs: 86_400_000,
  /** Room for some 900 compressed pages. */
  maxPricedBytes: 16_000_000,
  /** In characters. Answers to longer requests are not cached, because nobody else sends the same. */
  maxKeyLength: 1000,
};

/**
 * Answers requests that cannot be prepared at build time. Equal requests share one rendering and its cached
 * result. Without `nextTurn` they share the cached result only.
 */
export function createLiveAnswers(
  {
    render,
    compress,
    clock,
    nextTurn,
  }: Pick<AppServices, 'render' | 'compress' | 'clock' | 'nextTurn'>,
  limits: Partial<typeof defaultLimits> = {},
): LiveAnswers {
  const { maxWaiting, maxAgeMs, maxBytes, maxPricedAgeMs, maxPricedBytes, maxKeyLength } = {
    ...defaultLimits,
    ...limits,
  };
  const isWorkShared = nextTurn !== undefined;
  const queue = isWorkShared ? createRenderQueue({ maxWaiting, nextTurn }) : noQueue;
  const typed = createAnswerCache<LiveAnswer>({ maxAgeMs, maxBytes, clock });
  // A cache of its own, so that answers to typed input cannot evict it.
  const priced = createAnswerCache<LiveAnswer>({
    maxAgeMs: maxPricedAgeMs,
    maxBytes: maxPricedBytes,
    clock,
  });
  /**
   * The last two compressions, running or done. At most one page waits for compression while another is
   * rendered; more would fill the memory when compressing is slower than rendering.
   */
  let packing: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()];
  const running = new Map<string, { answer: Promise<LiveAnswer>; askers: (() => boolean)[] }>();

  async function make(
    request: RenderRequest,
    { contentLocation, encoding }: AnswerForm,
    isWanted: () => boolean,
  ): Promise<LiveAnswer> {
    const rendered = await queue.run(async () => {
      await packing[0];
      return render(request);
    }, isWanted);
    if (rendered.kind === 'redirect') return rendered;
    const { html, status, headers } = rendered;
    const description = {
      status,
      contentType: 'text/html; charset=utf-8',
      locale: request.locale,
      cache: 'private',
      headers: { ...headers, ...(contentLocation && { 'content-location': contentLocation }) },
    } as const;
    // Keeps one encoding only: nearly every request wants gzip, and plain text takes four times as much
    // memory.
    const representation = prepareText(html, compress, description, { encodings: [encoding] });
    if (isWorkShared) packing = [packing[1], representation.catch(() => {})];
    return { kind: 'page', representation: await representation };
  }

  return {
    async answer(request, form, isWanted) {
      const key = keyOf({ ...request, encoding: form.encoding });
      if (key.length > maxKeyLength) return make(request, form, isWanted);
      const cache = request.query.size === 0 ? priced : typed;
      const keep = (made: LiveAnswer) => {
        if (made.kind === 'page') cache.keep(key, made, bytesOf(made.representation));
        return made;
      };
      const known = cache.get(key);
      if (known) return known;
      if (!isWorkShared) return keep(await make(request, form, isWanted));
      const shared = running.get(key);
      if (shared) {
        shared.askers.push(isWanted);
        return shared.answer;
      }
      const askers = [isWanted];
      const answer = make(request, form, () => askers.some((isOneWanted) => isOneWanted()));
      running.set(key, { answer, askers });
      try {
        return keep(await answer);
      } finally {
        running.delete(key);
      }
    },
  };
}

/** For runtimes that run one request at a time by themselves. */
const noQueue: RenderQueue = { run: (work) => work() };

/** The cache key: every part of the request, because the answer may depend on any of them. */
function keyOf({ query, ...rest }: RenderRequest & { encoding: TextEncoding }): string {
  return JSON.stringify([String(query), ...Object.entries(rest).sort().flat()]);
}

function bytesOf({ variants }: Representation): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0);
}
