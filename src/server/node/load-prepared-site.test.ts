import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';

test('bodies are read with the compressed forms that lie beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-site-'));
  const record: PreparedFileRecord = {
    path: '/plans',
    locale: 'de',
    file: 'plans.html',
    packed: ['br'],
    status: 200,
    contentType: 'text/html; charset=utf-8',
    hash: 'abc',
    cache: 'revalidate',
    headers: {},
  };
  await writeFile(join(folder, 'index.json'), JSON.stringify([record]));
  await writeFile(join(folder, 'plans.html'), 'plain');
  await writeFile(join(folder, 'plans.html.br'), 'packed');
  const [file] = loadPreparedFiles(folder);
  expect(file).toMatchObject({ path: '/plans', locale: 'de', hash: 'abc' });
  expect(String(file?.bodies.identity)).toBe('plain');
  expect(String(file?.bodies.br)).toBe('packed');
  expect(file?.bodies).not.toHaveProperty('gzip');
  await rm(folder, { recursive: true });
});
