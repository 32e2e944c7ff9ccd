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
 * @returns undefined when nothing is
 */
export function preparedResponse(
  context: AppContext,
  site: PreparedSite,
  path = pathOf(context),
): Response | undefined {
  const answer = answerPrepared(site, {
    method: methodOf(context),
    path,
    query: queryOf(context),
    headers: negotiationHeadersOf(context),
  });
  return answer && responseOf(context, answer);
}

/** Answers with a representation that is at hand. */
export function representationResponse(
  context: AppContext,
  representation: Representation,
): Response {
  const headers = negotiationHeadersOf(context);
  return responseOf(context, answerRepresentation(representation, methodOf(context), headers));
}

function methodOf({ req }: AppContext): 'GET' | 'HEAD' {
  return req.method === 'HEAD' ? 'HEAD' : 'GET';
}

function responseOf(context: AppContext, answer: PreparedAnswer): Response {
  context.set('locale', answer.locale);
  const headers = new Headers();
  for (let index = 0; index < answer.headers.length; index += 2) {
    headers.set(answer.headers[index] ?? '', answer.headers[index + 1] ?? '');
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * Answers with a page that stands in for the one that was asked for, in the same language.
 *
 * @param key the page to show, which brings its own status
 */
export function standInResponse(
  context: AppContext,
  site: PreparedSite,
  key: 'busy' | 'notFound' | 'unsetLink' | 'serverError',
): Response {
  const { locale } = splitLocalePath(pathOf(context));
  const { path, status } = routes[key];
  const response = preparedResponse(context, site, locale ? localePath(locale, path) : path);
  return response ?? new Response(null, { status });
}
