import type { LocationInfo } from '../../domain/location.ts';
import { openedParameter, servicePaths } from '../service-paths.ts';

let answer: Promise<LocationInfo> | undefined;

/**
 * Asks our own server where the visitor seems to be: once, however many parts of a page want to
 * know. A page that the browser had fetched before it was opened says here that it is open now: the
 * server learns of that visit in no other way.
 *
 * @returns rejects when the server cannot be reached
 */
export function ownLocation(): Promise<LocationInfo> {
  const query = wasFetchedAhead() ? `?${openedParameter}=${location.pathname}` : '';
  answer ??= fetch(servicePaths.location + query).then((response) => response.json());
  return answer;
}

/** Chromium's names; other browsers have no speculation rules. */
function wasFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  return navigation?.deliveryType === 'navigational-prefetch' || !!navigation?.activationStart;
}
