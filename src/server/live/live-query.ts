import { isNamed } from '../../domain/query.ts';

/**
 * Reduces a query to the parameters that the page reads, in a fixed order, so that requests that differ only
 * in other parameters share an answer.
 *
 * @param liveParameters the names that the page's route lists
 * @returns the parameters with their values; repeated parameters keep their order
 */
export function liveQuery(
  query: URLSearchParams,
  liveParameters: readonly string[],
): URLSearchParams {
  const read = [...query].filter(([key]) => liveParameters.some((name) => isNamed(key, name)));
  const ordered = new URLSearchParams(read);
  ordered.sort();
  return ordered;
}
