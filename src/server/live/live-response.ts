import { dayOf } from '../../domain/tax-rate.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import type { PageKey } from '../../site/routes.ts';
import type { AppContext } from '../app-env.ts';
import { fitsIntoHeader } from '../http/address-in-header.ts';
import { localeOf, pathOf, queryOf } from '../http/request-parts.ts';
import { chooseEncoding } from '../negotiation/choose-encoding.ts';
import { packed } from '../prepared/prepare-text.ts';
import type { PreparedAddress } from '../prepared/prepared-site.ts';
import type { AnswerJson, AppServices } from '../services.ts';

/** Answers with a page whose content depends on the query, or with where it leads. */
export async function liveResponse(
  context: AppContext,
  { clock, render }: Pick<AppServices, 'clock' | 'render'>,
  key: PageKey,
  address: PreparedAddress,
): Promise<Response> {
  const locale = localeOf(context);
  const query = queryOf(context);
  const answer = await render({ key, locale, query, day: dayOf(clock.now()) });
  if (answer.kind === 'redirect') {
    context.header('cache-control', 'no-store');
    return context.redirect(answer.location, 302);
  }
  const { search } = new URL(context.req.url);
  const ownAddress = localePath(locale, splitLocalePath(pathOf(context)).path) + search;
  return textResponse(context, answer.html, answer.status, {
    ...answer.headers,
    ...negotiatedHeaders(address),
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...(fitsIntoHeader(ownAddress) && { 'content-location': ownAddress }),
  });
}

/** Answers with the JSON representation of a page. */
export function jsonResponse(
  context: AppContext,
  clock: AppServices['clock'],
  answerJson: AnswerJson,
  address: PreparedAddress,
): Response {
  const locale = localeOf(context);
  const { status, body } = answerJson(queryOf(context), locale, dayOf(clock.now()));
  return textResponse(context, JSON.stringify(body), status, {
    ...negotiatedHeaders(address),
    'content-type': 'application/json',
    'content-language': locale,
  });
}

/** What visitors type is theirs alone, so no shared cache keeps an answer to it. */
function negotiatedHeaders({ isNegotiated, isJsonOffered }: PreparedAddress) {
  const vary = [
    ...(isNegotiated ? ['Accept-Language', 'Cookie'] : []),
    ...(isJsonOffered ? ['Accept'] : []),
    'Accept-Encoding',
  ];
  return { 'cache-control': 'private, no-cache', vary: vary.join(', ') };
}

/** Sends a text made for this request, packed with gzip where that is acceptable. */
function textResponse(
  context: AppContext,
  text: string,
  status: number,
  headers: Record<string, string>,
): Response {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), ['gzip', 'identity']);
  if (encoding !== 'gzip') return new Response(text, { status, headers });
  return new Response(packed(text), {
    status,
    headers: { ...headers, 'content-encoding': 'gzip' },
  });
}
