import { median } from '../median.ts';
import { type LoadResult, load } from '../wrk.ts';

/**
 * Measures several servers in turn, in alternating order, so that a slow moment of the machine affects all of them.
 *
 * @param urls to request, by the name of the server
 * @returns the results of the rounds, in order
 */
export async function takeTurns(
  urls: Readonly<Record<string, string>>,
  { rounds, ...options }: { rounds: number; connections: number; seconds: number; core: string },
): Promise<Record<string, LoadResult[]>> {
  const results: Record<string, LoadResult[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    const entries = Object.entries(urls);
    for (const [name, url] of round % 2 ? entries : entries.reverse()) {
      const result = await load(url, options);
      if (result.refused > 0) throw new Error(`${name} refused ${result.refused} requests.`);
      results[name] = [...(results[name] ?? []), result];
    }
    const figures = Object.keys(urls).map(
      (name) => `${name} ${Math.round(results[name]?.at(-1)?.requestsPerSecond ?? 0)}`,
    );
    console.log(`Round ${round}, requests per second: ${figures.join(', ')}`);
  }
  return results;
}

/** The median ratio of two servers' results of the same round. */
export function pairedRatio(
  ours: readonly LoadResult[],
  theirs: readonly LoadResult[],
  figure: 'requestsPerSecond' | 'p99Ms',
): number {
  return median(ours.map((result, round) => result[figure] / (theirs[round]?.[figure] ?? 0)));
}
