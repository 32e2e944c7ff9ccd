import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { bodyOf, builtPages, fullPages, records, wireBytes } from './built-site.ts';
import { test } from './idle-page.ts';
import { words } from './words.ts';

const kilobyte = 1000;

// Texts may be as long as they have something to say; this finds what runs away by mistake.
test('no page is longer than 60 kB compressed', () => {
  const heavy = builtPages.filter(({ record }) => wireBytes(record) > 60 * kilobyte);
  expect(heavy.map(({ key, locale }) => `${key} (${locale})`)).toEqual([]);
});

// A release compresses it by another tenth.
test('the script on every page is at most 3.3 kB', () => {
  const boot = records.filter(({ path }) => path.startsWith('/static/js/boot-'));
  expect(boot).toHaveLength(1);
  for (const record of boot) expect(wireBytes(record)).toBeLessThanOrEqual(3.3 * kilobyte);
});

/** The client's chunks by the file they were made of, as Vite's manifest lists them. */
const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'),
);

/** A chunk and all that it imports, each once. */
function withImports(id: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(id))
    for (const other of chunks[id]?.imports ?? []) withImports(other, seen.add(id));
  return seen.add(id);
}

for (const { key, record } of fullPages.filter((page) => page.locale === 'en')) {
  const islands = [...bodyOf(record).matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => name);
  if (islands.length === 0) continue;
  test(`all script that ${key} can ask for with its islands is at most 110 kB`, () => {
    const ids = new Set<string>();
    for (const name of islands) withImports(`src/site/islands/${name}.island.tsx`, ids);
    for (const name of ['boot.ts', 'behaviours/hydrate-island.ts', 'hydrate.tsx']) {
      withImports(`src/browser/${name}`, ids);
    }
    const bytes = [...ids].map((id) => {
      const chunk = records.find(({ path: address }) => address === `/${chunks[id]?.file}`);
      expect(chunk, id).toBeDefined();
      return chunk ? wireBytes(chunk) : 0;
    });
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(110 * kilobyte);
  });
}

// The name of a part that is missing is read from the text of its import.
test('each part of the script that comes later can be named when it is missing', () => {
  const scripts = records.filter(({ path: address }) => address.startsWith('/static/js/'));
  const imports = scripts.flatMap((script) => [...bodyOf(script).matchAll(/\bimport\(([^)]*)\)/g)]);
  expect(imports.length).toBeGreaterThan(10);
  for (const [, part] of imports) expect(part).toMatch(/^[`"']\.\/[\w.-]+\.chunk\.js[`"']$/);
});

test('there is one font file of at most 14 kB', () => {
  const fonts = records.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  for (const record of fonts) expect(wireBytes(record)).toBeLessThanOrEqual(14 * kilobyte);
});

test('the landing page never asks for more than 110 kB of script', async ({ page, untilIdle }) => {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto('/en');
  await untilIdle();
  for (const carousel of await page.locator('[data-behaviour=carousel]').all()) {
    await carousel.hover();
    await carousel.getByRole('button', { name: words('common.carousel.next') }).click();
  }
  await untilIdle();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(110 * kilobyte);
});
