import fc from 'fast-check';
import { beforeEach, describe, test } from 'vitest';
import { forgetParsed } from '../../src/content/check/load.ts';
import { lastTest } from './in-one-process.ts';

const files = import.meta.glob('../../src/{domain,content,server}/**/*.test.{ts,tsx}');
const texts = import.meta.glob<string>('../../src/{domain,content,server}/**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

// What a change breaks shows in a few tries, and needs no smallest example.
fc.configureGlobal({ numRuns: 30, endOnFailure: true, seed: 1 });

// One file of tests for all of a floor: they share one process, and each can be run again in it.
const floor = `/src/${process.env.MUTATED_FLOOR}/`;
for (const [name, load] of Object.entries(files)) {
  // What replaces a module would replace it for all the others.
  if (!name.includes(floor) || (await texts[name]?.())?.includes('vi.mock(')) continue;
  describe(name, async () => {
    // What a parser said before it was changed would be believed.
    beforeEach(forgetParsed);
    await load();
  });
}

test(lastTest, () => undefined);
