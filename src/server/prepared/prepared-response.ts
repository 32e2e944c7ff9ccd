import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { routes } from '../../site/routes.ts';
import type { AppContext } from '../app-env.ts';
import { negotiationHeadersOf, pathOf, queryOf } from '../http/request-parts.ts';
import { answerPrepared, answerRepresentation, type PreparedAnswer } from './answer-prepared.ts';
import type { PreparedSite } from './prepared-site.ts';
import type { Representation } from './representation.ts';

/**
 * Answers with what is prepared for a path.
 *
 * @param path the request's own unless given
 * @returns undefined when nothing is; rejects when it cannot be fetched
 */
export async function preparedResponse(
  context: AppContext,
  site: PreparedSite,
  path = pathOf(context),
): Promise<Response | undefined> {
  const answer = answerPrepared(site, {
    method: methodOf(context),
    path,
    query: queryOf(context),
    headers: negotiationHeadersOf(context),
  });
  return answer && responseOf(context, answer);
}

/** Answers with a representation that is at hand. */
export async function representationResponse(
  context: AppContext,
  representation: Representation,
): Promise<Response> {
  const headers = negotiationHeadersOf(context);
  return responseOf(context, answerRepresentation(representation, methodOf(context), headers));
}

function methodOf({ req }: AppContext): 'GET' | 'HEAD' {
  return req.method === 'HEAD' ? 'HEAD' : 'GET';
}

async function responseOf(context: AppContext, answer: PreparedAnswer): Promise<Response> {
  context.set('locale', answer.locale);
  const headers = new Headers();
  for (let index = 0; index < answer.headers.length; index += 2) {
    headers.set(answer.headers[index] ?? '', answer.headers[index + 1] ?? '');
  }
  const { body, status } = answer;
  const sent = body && 'open' in body ? await body.open() : body;
  return new Response(sent, { status, headers });
}

/**
 * Answers with a page that stands in for the one that was asked for, in the same language.
 *
 * @param key the page to show, which brings its own status
 * @returns never rejects: a page that cannot be fetched leaves its status
 */
export async function standInResponse(
  context: AppContext,
  site: PreparedSite,
  key: 'busy' | 'notFound' | 'unsetLink' | 'serverError',
): Promise<Response> {
  const { locale } = splitLocalePath(pathOf(context));
  const { path, status } = routes[key];
  const address = locale ? localePath(locale, path) : path;
  const response = await preparedResponse(context, site, address).catch(() => undefined);
  return response ?? new Response(null, { status });
}
