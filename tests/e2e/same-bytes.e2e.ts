import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCopy, cache, copyProject, root } from '../../scripts/project-copy.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';

/** What an editor and a programmer may change: file, what stands there, and what takes its place. */
const changes: [file: string, before: RegExp, after: string][] = [
  ['locales/en/about.json', /"heading": "/, '$&Changed: '],
  ['locales/de/common.json', /": "(?=[A-Z][a-z]+ )/, '$&Anders: '],
  ['content/plans.yaml', /(monthlyPrice: \{ USD: \d+)\.\d\d/, '$1.45'],
  ['content/site.yaml', /brandName: /, '$&Changed '],
  ['content/legal/en/terms.mdx', /\n\n(?=[A-Z][a-z]+ )/, '$&Changed. '],
  ['src/site/pages/about.tsx', / tone="quiet"/, ''],
];

/** Builds a copy, and takes the hash of every file. */
function build(copy: string, today: string): Map<string, string> {
  const folder = buildCopy(copy, today);
  const files = globSync('**/*', { cwd: folder }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return new Map(files.sort().map((file) => [file, hash(file)]));
}

test('a build from the cache equals one from nothing in another folder on another day', {
  tag: '@slow',
}, () => {
  test.setTimeout(600_000);
  const today = dayOf(new Date());
  const tomorrow = dayOf(new Date(Date.now() + 86_400_000));
  const kept = copyProject();
  const fresh = copyProject();
  try {
    cpSync(path.join(root, cache), path.join(kept, cache), { recursive: true });
    for (const [file, before, after] of changes) {
      const is = readFileSync(path.join(root, file), 'utf8');
      const changed = is.replace(before, after);
      expect(changed, file).not.toBe(is);
      for (const copy of [kept, fresh]) writeFileSync(path.join(copy, file), changed);
    }
    const whole = build(kept, today);
    const index = readFileSync(path.join(kept, 'built/site/index.json'), 'utf8');
    // Something may start tomorrow, and the builds of these two days differ then.
    const day = index.includes(`"validFrom":"${tomorrow}"`) ? today : tomorrow;
    expect(whole.size).toBeGreaterThan(1000);
    expect(build(fresh, day)).toEqual(whole);
    expect(build(kept, day)).toEqual(whole);
  } finally {
    for (const copy of [kept, fresh]) rmSync(copy, { recursive: true });
  }
});
