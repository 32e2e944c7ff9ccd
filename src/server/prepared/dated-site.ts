import { dayOf } from '../../domain/tax-rate.ts';
import type { Clock } from '../services.ts';
import type { PreparedFile } from './prepared-file.ts';
import {
  createPreparedSite,
  type PreparedSite,
  type PreparedSiteOptions,
} from './prepared-site.ts';

/** Unix time has no leap seconds, so every UTC day has this length. */
const dayMs = 86_400_000;

/**
 * Makes a site of prepared files. Files with a later day, such as that of a new tax rate, replace the earlier
 * ones at midnight UTC of that day.
 *
 * @throws when a page is missing in a language
 */
export function createDatedSite(
  files: readonly PreparedFile[],
  options: PreparedSiteOptions,
  clock: Pick<Clock, 'now'>,
): PreparedSite {
  const days = [...new Set(files.flatMap(({ validFrom }) => validFrom ?? []))].sort();
  if (days.length === 0) return createPreparedSite(files, options);
  const editions = ['', ...days].map((day) => ({
    day,
    site: createPreparedSite(filesOn(files, day), options),
  }));
  const siteOn = (day: string) => editions.findLast((edition) => edition.day <= day)?.site;
  // Caches today's site: formatting a date would take a tenth of a request's time.
  let known: { dayNumber: number; site: PreparedSite | undefined } | undefined;
  const today = () => {
    const now = clock.now();
    const dayNumber = Math.floor(now.getTime() / dayMs);
    if (known?.dayNumber !== dayNumber) known = { dayNumber, site: siteOn(dayOf(now)) };
    return known.site;
  };
  return { get: (path) => today()?.get(path), has: (path) => today()?.has(path) ?? false };
}

/** Keeps, for each address and language, the newest file that is valid on the day. */
function filesOn(files: readonly PreparedFile[], day: string): PreparedFile[] {
  const started = files
    .filter(({ validFrom = '' }) => validFrom <= day)
    .toSorted(({ validFrom: one = '' }, { validFrom: other = '' }) => (one < other ? -1 : 1));
  return [...new Map(started.map((file) => [`${file.path} ${file.locale}`, file])).values()];
}
