import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { dist } from './built-server.ts';

const project = path.dirname(dist);

/** Words by which the studio's page, server and marks are known. */
const ownWords = ['/studio/api', 'studio-look', 'data-studio-texts', 'Check and publish'];

const textsIn = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(cwd, file), readFileSync(file, 'latin1')] as const);

test('not one byte of the studio is in the build', () => {
  const source = textsIn('studio/**/*', project).map(([, text]) => text);
  const built = textsIn('**/*', dist);
  expect(built.length).toBeGreaterThan(100);
  for (const word of ownWords) {
    expect(source.some((text) => text.includes(word))).toBe(true);
    expect(built.filter(([, text]) => text.includes(word)).map(([file]) => file)).toEqual([]);
  }
  for (const bundle of ['client', 'server']) {
    const manifest = readFileSync(path.join(dist, bundle, '.vite/manifest.json'), 'utf8');
    const sources = Object.keys(JSON.parse(manifest));
    expect(sources.some((file) => file.startsWith('src/'))).toBe(true);
    expect(sources.filter((file) => file.includes('studio'))).toEqual([]);
  }
});

for (const address of ['/studio/', '/studio/api/state', '/en/studio']) {
  test(`${address} is no address of the site`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}
