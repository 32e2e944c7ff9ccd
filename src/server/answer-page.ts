import type { Handler, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { allowMethods, readOnly } from './http/allow-methods.ts';
import { limitBodySize } from './http/limit-body-size.ts';
import { negotiationHeadersOf, pathOf, queryOf } from './http/request-parts.ts';
import { choicesIn } from './live/choices-in.ts';
import type { LiveAnswers } from './live/live-answers.ts';
import { jsonResponse, liveResponse } from './live/live-response.ts';
import { isJsonWanted } from './prepared/answer-prepared.ts';
import { preparedResponse, statusPageResponse } from './prepared/prepared-response.ts';
import { answerPriceChoice } from './prices/answer-price-choice.ts';
import { priceChoiceIn } from './prices/price-choice-in.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';
import type { AppServices } from './services.ts';

/**
 * Answers every address of the prepared site: from memory, as JSON, or rendered live when the answer depends
 * on the query. Any other address gets the not-found page.
 */
export function answerPage(services: AppServices & { live: LiveAnswers }): Handler<AppEnv> {
  const { live, clock, site, jsonAnswers, config, pricedPlaces } = services;
  const answerKnown = readOnly(async (context) => {
    const address = site.get(pathOf(context));
    const choice = address && (await priceChoiceIn(context, address, services));
    const prepared = choice ? undefined : await preparedResponse(context, site);
    if (prepared) return prepared;
    if (!address?.pageKey) return statusPageResponse(context, site, 'notFound');
    context.set('chosen', choicesIn(address.pageKey, queryOf(context), pricedPlaces));
    const answerJson = jsonAnswers[address.pageKey];
    if (answerJson && isJsonWanted(address, negotiationHeadersOf(context))) {
      return jsonResponse(context, clock, answerJson, address);
    }
    return liveResponse(context, { live, clock, site }, address.pageKey, address, choice);
  });

  const answerChoice: MiddlewareHandler<AppEnv> = (context) =>
    limitBodySize(context, async () => {
      context.res = await answerPriceChoice(context, { config, pricedPlaces });
    });
  const answerPriced = allowMethods(['GET', 'HEAD', 'POST'], (context, next) =>
    (context.req.method === 'POST' ? answerChoice : answerKnown)(context, next),
  );

  return (context, next) => {
    const address = site.get(pathOf(context));
    if (address) return (address.hasPrices ? answerPriced : answerKnown)(context, next);
    return redirectToCanonical(context, site) ?? statusPageResponse(context, site, 'notFound');
  };
}
