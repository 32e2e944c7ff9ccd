import { isNamed } from '../../domain/query.ts';

/**
 * Keeps what the page reads from a query, in a fixed order, so that requests that differ only in
 * other things get the same answer.
 *
 * @param liveParameters the names that the page's route lists
 * @returns the parameters as they were sent; entries of a list stay in their order
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
