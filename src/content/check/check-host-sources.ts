import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

interface Citation {
  claim: string;
  path: Path;
  /** What we say of ourselves may rest on our own terms and tables. */
  isAboutUs: boolean;
}

/**
 * Finds statements about other hosts that nobody could check: their claim is missing, or does not
 * name somebody else's page and the day on which it was read.
 *
 * @param content files that have each passed their schema
 * @param source content/hosts.yaml with positions
 */
export function checkHostSources({ hosts, claims }: Content, source: SourceFile): Problem[] {
  const kinds = new Map(claims.map((claim) => [claim.id, claim.source.kind]));
  return [...citationsOf(hosts)].flatMap(({ claim, path, isAboutUs }) => {
    const kind = kinds.get(claim);
    if (kind === 'host' || (kind && isAboutUs)) return [];
    const sentence = kind
      ? `the claim ${claim} must be of the kind host, with an address and a day.`
      : `claims.yaml has no claim ${claim}; add it there first.`;
    return [{ file: source.file, line: source.lineOf(path), sentence }];
  });
}

function* citationsOf({ comparisons, betterElsewhere }: Content['hosts']): Generator<Citation> {
  for (const [name, { ours, hosts }] of Object.entries(comparisons)) {
    for (const [criterion, { source }] of Object.entries(ours)) {
      const path = ['comparisons', name, 'ours', criterion];
      yield { claim: source, path, isAboutUs: true };
    }
    for (const [index, { cells }] of hosts.entries()) {
      for (const [criterion, { source }] of Object.entries(cells)) {
        const path = ['comparisons', name, 'hosts', index, 'cells', criterion];
        yield { claim: source, path, isAboutUs: false };
      }
    }
  }
  for (const [index, { source }] of betterElsewhere.entries()) {
    yield { claim: source, path: ['betterElsewhere', index], isAboutUs: false };
  }
}
