import { routes } from '../../../site/routes.ts';
import { servicePaths } from '../../../site/service-paths.ts';
import { addressesOf } from '../../prepared/addresses-of.ts';
import type { PreparedSite } from '../../prepared/prepared-site.ts';

/**
 * Names the route of a path for the metrics' labels: the key of a route, the path of a service, `file`, or
 * `unknown`. Arbitrary paths thus make no new labels.
 */
export function routeNames(site: PreparedSite): (path: string) => string {
  const names = new Map<string, string>(Object.values(servicePaths).map((path) => [path, path]));
  for (const [key, { path }] of Object.entries(routes)) {
    for (const address of addressesOf(path)) names.set(address, key);
  }
  for (const address of addressesOf(routes.extensions.path)) {
    names.set(`${address}/`, 'extensionList');
  }
  return (path) => names.get(path) ?? (site.has(path) ? 'file' : 'unknown');
}
