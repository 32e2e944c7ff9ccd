import fc from 'fast-check';
import { beforeEach, describe, test } from 'vitest';
import { forgetParsed } from '../../src/content/check/load.ts';
import { activeMutant, lastTest } from './in-one-process.ts';

const files = import.meta.glob('../../src/{domain,content,server}/**/*.test.{ts,tsx}');
const texts = import.meta.glob<string>('../../src/{domain,content,server}/**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

// What a change breaks shows in a few tries, and needs no smallest example.
fc.configureGlobal({ numRuns: 30, endOnFailure: true, seed: 1 });

let lastChange: string | undefined;

// One file of tests for all of a floor: they share one process, and each can be run again in it.
const floor = `/src/${process.env.MUTATED_FLOOR}/`;
for (const [name, load] of Object.entries(files)) {
  // What replaces a module would replace it for all the others.
  if (!name.includes(floor) || (await texts[name]?.())?.includes('vi.mock(')) continue;
  describe(name, async () => {
    beforeEach(forgetIfChanged);
    await load();
  });
}

test(lastTest, () => undefined);

/**
 * What a parser said before it was changed would be believed. Without a change it is asked each time,
 * so that every test is seen to reach it.
 */
function forgetIfChanged(): void {
  const change = activeMutant();
  if (change === undefined || change !== lastChange) forgetParsed();
  lastChange = change;
}
