import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { routes } from '../../site/routes.ts';
import type { AppContext } from '../app-env.ts';
import { negotiationHeadersOf, pathOf, queryOf } from '../http/request-parts.ts';
import { answerPrepared, answerRepresentation, type PreparedAnswer } from './answer-prepared.ts';
import type { PreparedSite } from './prepared-site.ts';
import type { Representation } from './representation.ts';

/**
 * Answers with the prepared file of a path.
 *
 * @param path by default the request's own
 * @returns undefined when nothing is prepared; rejects when the body cannot be fetched
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

/** Answers with a representation. */
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
 * Answers with another page instead of the requested one, such as the not-found page, in the same language.
 *
 * @param key the page to show, which brings its own status
 * @returns never rejects: when the page cannot be fetched, the answer has its status and no page
 */
export async function statusPageResponse(
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
