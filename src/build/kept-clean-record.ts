import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { dayOf } from '../domain/tax-rate.ts';
import type { CleanRecord } from '../i18n/check/clean-record.ts';
import type { BuildCache } from './build-cache.ts';
import { hashFiles } from './built-from.ts';

/** The code that checks, and what it compares texts with. */
const inputs = ['content/*.yaml', 'docs/glossary.md', 'src/**/*', 'package-lock.json'];

/** Opens the record of what the last build found to be without mistakes, as far as that still holds. */
export function openCleanRecord(root: string, cache: BuildCache): CleanRecord & { keep(): void } {
  // Texts may name what holds until a day.
  const madeOf = [hashFiles(root, inputs), dayOf(new Date())];
  const kept = cache.recall(madeOf, 'clean');
  const before: ReadonlySet<string> = kept ? deserialize(kept) : new Set();
  const clean = new Set<string>();
  return {
    has(...what) {
      const hash = hashOf(what);
      if (before.has(hash)) clean.add(hash);
      return before.has(hash);
    },
    add: (...what) => clean.add(hashOf(what)),
    keep: () => cache.keep(madeOf, 'clean', serialize(clean)),
  };
}

function hashOf(what: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64');
}
