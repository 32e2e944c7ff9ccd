import { clientAddress } from '../../domain/client-address.ts';
import { type LocationInfo, unknownLocation } from '../../domain/location.ts';
import { normaliseLocation } from '../../domain/normalise-location.ts';
import type { AppContext } from '../app-env.ts';
import type { AppServices } from '../services.ts';

export type LocationServices = Pick<AppServices, 'config' | 'location' | 'log'>;

/** Finds a visitor's apparent place, first by the edge, then by IP address; often unknown. */
export async function locate(
  context: AppContext,
  services: LocationServices,
): Promise<LocationInfo> {
  return locationFromEdge(context, services) ?? (await locationFromAddress(context, services));
}

/** Reads the place from the edge's headers, which know it better than a database file. */
function locationFromEdge(
  { env, req }: AppContext,
  { config }: LocationServices,
): LocationInfo | undefined {
  const told = normaliseLocation(env.edgePlace);
  if (told.country_code) return told;
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
