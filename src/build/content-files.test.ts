import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPaths } from '../content/check/load.ts';
import { contentFiles } from './content-files.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', join(root, 'content'), { recursive: true });
  await cp('src', join(root, 'src'), {
    recursive: true,
    filter: (path) => !path.startsWith('src/') || /^src\/(content|domain|i18n)/.test(path),
  });
});

afterEach(() => rm(root, { recursive: true }));

async function bundle(entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentFiles()],
    build: { write: false, minify: false, lib: { entry: join(root, entry), formats: ['es'] } },
  });
  const [bundled] = result as Rolldown.RolldownOutput[];
  return bundled?.output[0].code ?? '';
}

test('a bundle holds what every file says, in cents, and no parser or schema', async () => {
  const code = await bundle('src/content/content.ts');
  for (const name of Object.keys(contentPaths)) expect(code).toContain(`${name}.yaml`);
  expect(code).toMatch(/monthlyCents[\s\S]*"USD": \d+,/);
  expect(code).not.toMatch(/zod|safeParse|parseDocument|assumed/);
});

test('a mistake in any file stops the build with a sentence for its owner', async () => {
  const file = join(root, 'content/plans.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/USD: [\d.]+/, 'USD: "17,99"'));
  await expect(bundle('src/content/content.ts')).rejects.toThrow(
    /content\/plans\.yaml, line \d+: the monthly price \(USD\) of .+ must be an amount/,
  );
});
