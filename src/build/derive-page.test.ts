import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type BuildCache, openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
import { uncompressedFile } from './uncompressed-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derive-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = `<!doctype html><title>Plans – Garth</title><meta name="description" content="What a wiki costs.">
<link rel="canonical" href="https://own.example/en/about"><header><a href="/en"><svg></svg>Garth</a></header>
<main><h1>One price</h1><p>For everyone.</p></main><footer><p data-note="">All invented.</p></footer>`;

async function derive(html: string, cache: BuildCache): Promise<string[]> {
  const files = await derivePage([uncompressedFile('/about', html, edition)], '', cache);
  return files.map(({ path, hash }) => `${path} ${hash}`);
}
const edition = { locale: 'en', contentType: 'text/html' } as const;

test.each([
  ['title', '<title>Plans', '<title>Prices'],
  ['description', 'What a wiki', 'What your wiki'],
  ['address', 'own.example', 'other.example'],
  ['brand', '</svg>Garth', '</svg>Garden'],
  ['heading', 'One price', 'Many prices'],
  ['text', 'everyone', 'all'],
  ['note in the footer', 'All invented', 'Much invented'],
])(
  'with another %s, what the cache knows of a page is derived anew',
  async (what, before, after) => {
    const kept = openBuildCache(path.join(folder, what));
    const original = await derive(page, kept);
    const changed = await derive(page.replace(before, after), kept);
    expect(changed).not.toEqual(original);
    expect(changed).toEqual(
      await derive(page.replace(before, after), openBuildCache(path.join(folder, `${what} anew`))),
    );
  },
);
