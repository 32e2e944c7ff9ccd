import type { RenderRequest } from '../../site/render.tsx';
import { prepareText } from '../prepared/prepare-text.ts';
import type { Representation } from '../prepared/representation.ts';
import type { AppServices, TextEncoding } from '../services.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

/** The result for a page that depends on the request. */
export type LiveAnswer =
  | { kind: 'page'; representation: Representation }
  | { kind: 'redirect'; location: string };

export interface LiveAnswers {
  /**
   * Renders a page, or gives what was rendered for the same request a moment ago.
   *
   * @param request all that the answer depends on
   * @param form.contentLocation the address of this very answer; undefined when it is too long
   * @param form.encoding the only one that the answer will have; plain where packing gains nothing
   * @param isWanted asked before the page is rendered; false when the visitor has gone
   * @returns rejects with BusyError when too many pages wait, otherwise as the renderer does
   */
  answer(request: RenderRequest, form: AnswerForm, isWanted: () => boolean): Promise<LiveAnswer>;
}

interface AnswerForm {
  contentLocation: string | undefined;
  encoding: TextEncoding;
}

const defaultLimits = {
  /** Renderings that wait; the last of them waits for some seconds. */
  maxWaiting: 500,
  maxAgeMs: 60_000,
  maxBytes: 4_000_000,
  /** For pages that differ only by the choice of prices: they are the same for all who chose alike. */
  maxPricedAgeMs: 86_400_000,
  /** Some 900 of them, packed. */
  maxPricedBytes: 16_000_000,
  /**
   * In characters. An answer to a longer request is not kept, because nobody else sends the same.
   */
  maxKeyLength: 1000,
};

/**
 * Makes the answers to requests that nothing can be prepared for. Equal requests share one
 * rendering: while it is under way, unless `nextTurn` is absent, and for a while after.
 */
export function createLiveAnswers(
  { render, pack, clock, nextTurn }: Pick<AppServices, 'render' | 'pack' | 'clock' | 'nextTurn'>,
  limits: Partial<typeof defaultLimits> = {},
): LiveAnswers {
  const { maxWaiting, maxAgeMs, maxBytes, maxPricedAgeMs, maxPricedBytes, maxKeyLength } = {
    ...defaultLimits,
    ...limits,
  };
  const isWorkShared = nextTurn !== undefined;
  const queue = isWorkShared ? createRenderQueue({ maxWaiting, nextTurn }) : noQueue;
  const typed = createAnswerCache<LiveAnswer>({ maxAgeMs, maxBytes, clock });
  // Apart, so that nothing that is typed drives it out.
  const priced = createAnswerCache<LiveAnswer>({
    maxAgeMs: maxPricedAgeMs,
    maxBytes: maxPricedBytes,
    clock,
  });
  /**
   * The last two answers that have been packed or still are. A page is rendered while the one before
   * it is packed, but not while two are: they would fill the memory where packing takes longer.
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
    // Nearly everybody asks for the packed form, and the plain one takes four times as much memory.
    const representation = prepareText(html, pack, description, { encodings: [encoding] });
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

/** Where the runtime itself runs one request's script at a time. */
const noQueue: RenderQueue = { run: (work) => work() };

/** Every part of the request, because the answer may depend on any of them. */
function keyOf({ query, ...rest }: RenderRequest & { encoding: TextEncoding }): string {
  return JSON.stringify([String(query), ...Object.entries(rest).sort().flat()]);
}

function bytesOf({ variants }: Representation): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0);
}
