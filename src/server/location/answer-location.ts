import type { Handler } from 'hono';
import type { LocationInfo } from '../../domain/location.ts';
import type { Locale } from '../../i18n/locales.ts';
import { openedParameter } from '../../site/service-paths.ts';
import type { AppEnv } from '../app-env.ts';
import { cacheControl } from '../http/cache-control.ts';
import { localeOf, queryOf } from '../http/request-parts.ts';
import type { AppServices } from '../services.ts';
import { type LocationServices, locate } from './locate.ts';

/**
 * Answers `/location` with the visitor's apparent place. An unknown place is no error: the page then shows
 * nothing that depends on it.
 */
export function answerLocation(
  services: LocationServices & Pick<AppServices, 'site'>,
): Handler<AppEnv> {
  return async (context) => {
    const opened = queryOf(context).get(openedParameter);
    if (opened && services.site.has(opened)) context.set('opened', opened);
    const found = await locate(context, services);
    return context.json(withCountryName(found, localeOf(context)), 200, {
      'cache-control': cacheControl.never,
    });
  };
}

function withCountryName(found: LocationInfo, locale: Locale): LocationInfo {
  if (!found.country_code) return found;
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return { ...found, country_name: names.of(found.country_code) ?? null };
}
