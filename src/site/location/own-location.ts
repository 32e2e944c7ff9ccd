import type { LocationInfo } from '../../domain/location.ts';
import { openedParameter, servicePaths } from '../service-paths.ts';

let answer: Promise<LocationInfo> | undefined;

/**
 * Asks our own server for the visitor's apparent place, once per page, with the country's name in the page's
 * language. If the page was prefetched, the request also reports that it is now open, which the server could not
 * know otherwise.
 *
 * @returns rejects when the server cannot be reached
 */
export function ownLocation(): Promise<LocationInfo> {
  const query = wasFetchedAhead() ? `?${openedParameter}=${location.pathname}` : '';
  const headers = { 'accept-language': document.documentElement.dataset.locale ?? '' };
  answer ??= fetch(servicePaths.location + query, { headers }).then((response) => response.json());
  return answer;
}

/**
 * Whether the page was prefetched or prerendered, by Chromium's names; other browsers have no speculation
 * rules.
 */
function wasFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  return navigation?.deliveryType === 'navigational-prefetch' || !!navigation?.activationStart;
}
