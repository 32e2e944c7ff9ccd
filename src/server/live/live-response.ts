import {
  type PriceChoice,
  priceChoiceQuery,
  priceFields,
  readPriceChoice,
} from '../../domain/price-choice.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import type { PageKey } from '../../site/routes.ts';
import type { AppContext } from '../app-env.ts';
import { fitsInHeader } from '../http/address-in-header.ts';
import { cacheControl } from '../http/cache-control.ts';
import { localeOf, pathOf, queryOf } from '../http/request-parts.ts';
import { chooseEncoding } from '../negotiation/choose-encoding.ts';
import { representationResponse, statusPageResponse } from '../prepared/prepared-response.ts';
import type { PreparedAddress, PreparedSite } from '../prepared/prepared-site.ts';
import type { AnswerJson, Clock } from '../services.ts';
import type { LiveAnswers } from './live-answers.ts';
import { liveQuery } from './live-query.ts';
import { BusyError } from './render-queue.ts';

/** Answers with a page whose content depends on the query, or with its redirect. */
export async function liveResponse(
  context: AppContext,
  { live, clock, site }: { live: LiveAnswers; clock: Clock; site: PreparedSite },
  key: PageKey,
  address: PreparedAddress,
  choice: PriceChoice | undefined,
): Promise<Response> {
  const locale = localeOf(context);
  const isChoiceNamed = choice && readPriceChoice(queryOf(context), [choice.country]);
  const query = liveQuery(queryOf(context), [
    ...address.liveParameters,
    ...(isChoiceNamed ? Object.values(priceFields) : []),
  ]);
  // `Content-Location` includes the choice of the cookie (RFC 9110 section 8.7).
  const chosen = choice && !isChoiceNamed ? priceChoiceQuery(choice) : '';
  const search = [String(query), chosen].filter(Boolean).join('&');
  const ownAddress = `${localePath(locale, splitLocalePath(pathOf(context)).path)}?${search}`;
  const contentLocation = fitsInHeader(ownAddress) ? ownAddress : undefined;
  const day = dayOf(clock.now());
  const accepted = chooseEncoding(context.req.header('accept-encoding'), ['gzip', 'identity']);
  const encoding = accepted === 'gzip' ? 'gzip' : 'identity';
  const isWanted = () => !context.req.raw.signal.aborted;
  try {
    const answer = await live.answer(
      { key, locale, query, day, choice },
      { contentLocation, encoding },
      isWanted,
    );
    if (answer.kind === 'redirect') {
      context.header('cache-control', cacheControl.never);
      return context.redirect(answer.location, 302);
    }
    const response = await representationResponse(context, answer.representation);
    response.headers.set('vary', varyOf(address));
    return response;
  } catch (error) {
    if (error instanceof BusyError) return statusPageResponse(context, site, 'busy');
    throw error;
  }
}

/** Answers with the JSON representation of a page, uncompressed because it is short. */
export async function jsonResponse(
  context: AppContext,
  clock: Clock,
  answerJson: AnswerJson,
  address: PreparedAddress,
): Promise<Response> {
  const locale = localeOf(context);
  const { status, json } = await answerJson(queryOf(context), locale, dayOf(clock.now()));
  return new Response(json, {
    status,
    headers: {
      'cache-control': cacheControl.private,
      vary: varyOf(address),
      'content-type': 'application/json',
      'content-language': locale,
    },
  });
}

function varyOf({ isNegotiated, isJsonOffered, hasPrices }: PreparedAddress): string {
  return [
    ...(isNegotiated ? ['Accept-Language'] : []),
    ...(isNegotiated || hasPrices ? ['Cookie'] : []),
    ...(isJsonOffered ? ['Accept'] : []),
    'Accept-Encoding',
  ].join(', ');
}
