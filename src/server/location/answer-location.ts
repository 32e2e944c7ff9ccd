import type { Handler } from 'hono';
import { clientAddress } from '../../domain/client-address.ts';
import { type LocationInfo, normaliseLocation, unknownLocation } from '../../domain/location.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { localeOf } from '../http/request-parts.ts';
import type { AppServices } from '../services.ts';

type LocationServices = Pick<AppServices, 'config' | 'location' | 'log'>;

/**
 * Tells a visitor's browser where the visitor seems to be. Not knowing is an answer, not an error:
 * the page then simply shows nothing that depends on it.
 */
export function answerLocation(services: LocationServices): Handler<AppEnv> {
  return async (context) => {
    const found =
      locationFromEdge(context, services) ?? (await locationFromAddress(context, services));
    return context.json(withCountryName(found, localeOf(context)), 200, {
      'cache-control': 'private, no-store',
    });
  };
}

/** A proxy that terminates TLS often knows the place already, and better than a file does. */
function locationFromEdge(
  { req }: AppContext,
  { config }: LocationServices,
): LocationInfo | undefined {
  for (const { country, region } of config.edgeLocationHeaders) {
    const found = normaliseLocation({
      country_code: req.header(country),
      region_code: region && req.header(region),
    });
    if (found.country_code) return found;
  }
  return undefined;
}

async function locationFromAddress(
  { env, get, req }: AppContext,
  { config, location, log }: LocationServices,
): Promise<LocationInfo> {
  const address = clientAddress(
    env.peerAddress,
    req.header('x-forwarded-for'),
    config.trustedProxyCount,
  );
  if (!address) return unknownLocation;
  try {
    return normaliseLocation({ country_code: await location.countryOf(address) });
  } catch (error) {
    log.error({ requestId: get('requestId'), message: 'The location source failed', error });
    return unknownLocation;
  }
}

function withCountryName(found: LocationInfo, locale: Locale): LocationInfo {
  if (!found.country_code) return found;
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return { ...found, country_name: names.of(found.country_code) ?? null };
}
