import { Hono } from 'hono';
import { routes } from '../site/routes.ts';
import { servicePaths } from '../site/service-paths.ts';
import { answerHealth } from './answer-health.ts';
import { answerPage } from './answer-page.ts';
import { answerExternal, answerRedirect } from './answer-redirect.ts';
import type { AppEnv } from './app-env.ts';
import { answerExtensions } from './extensions/answer-extensions.ts';
import { allowMethods, readOnly } from './http/allow-methods.ts';
import { limitBodySize } from './http/limit-body-size.ts';
import { observeRequests } from './http/observe-requests.ts';
import { sameOriginForms } from './http/same-origin-forms.ts';
import { answerLanguageChoice } from './languages/answer-language-choice.ts';
import { answerLocaleFile, reportMissingKeys } from './languages/answer-locale-file.ts';
import { createLiveAnswers } from './live/live-answers.ts';
import { answerLocation } from './location/answer-location.ts';
import { addressesOf } from './prepared/addresses-of.ts';
import { statusPageResponse } from './prepared/prepared-response.ts';
import type { AppServices } from './services.ts';
import { answerTimings } from './timings/answer-timings.ts';

/**
 * Creates the Hono application. It uses Web APIs only, so it runs on every host that passes in these
 * services.
 */
export function createApp(services: AppServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(observeRequests(services));
  app.use(sameOriginForms);
  app.onError((error, context) => {
    services.log.error({ requestId: context.get('requestId'), message: 'Unexpected error', error });
    return statusPageResponse(context, services.site, 'serverError');
  });

  app.all(servicePaths.health, readOnly(answerHealth(services)));
  app.all(servicePaths.location, readOnly(answerLocation(services)));
  // `allowMethods` must come before `limitBodySize`, so that a refused method's body is not read.
  app.post(servicePaths.language, limitBodySize);
  if (services.isTimed) {
    app.post(servicePaths.timings, limitBodySize);
    app.all(servicePaths.timings, allowMethods(['POST'], answerTimings(services)));
  }
  app.all(servicePaths.language, allowMethods(['POST'], answerLanguageChoice(services)));
  const reportMethods = services.config.isProduction ? [] : ['POST'];
  app.on(reportMethods, '/locales/add/:lng/:ns', limitBodySize);
  app.all('/locales/add/:lng/:ns', allowMethods(reportMethods, reportMissingKeys(services)));
  app.all('/locales/:lng/:file', readOnly(answerLocaleFile(services)));

  for (const address of addressesOf(routes.extensions.path)) {
    app.all(`${address}/`, readOnly(answerExtensions(services)));
  }
  for (const route of Object.values(routes)) {
    if (route.kind === 'page') continue;
    const answer =
      route.kind === 'redirect' ? answerRedirect(route.to) : answerExternal(route.link, services);
    for (const address of addressesOf(route.path)) app.all(address, readOnly(answer));
  }
  app.all('*', answerPage({ ...services, live: createLiveAnswers(services) }));
  return app;
}
