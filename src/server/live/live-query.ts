import { isNamed } from '../../domain/query.ts';

/**
 * Takes out of a query what a page reads, and puts it into one order: requests that differ in
 * nothing else get the same answer.
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
