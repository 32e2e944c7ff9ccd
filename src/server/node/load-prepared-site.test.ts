import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';
import { prepareRepresentation } from '../prepared/representation.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';

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

test('bodies are read with the compressed forms that lie beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-site-'));
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

test('what is there as gzip only is decompressed for clients that do not accept it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-site-'));
  await writeFile(join(folder, 'index.json'), JSON.stringify([{ ...record, packed: ['gzip'] }]));
  await writeFile(join(folder, 'plans.html.gz'), gzipSync('plain'));
  const [file] = loadPreparedFiles(folder);
  const representation = file && prepareRepresentation(file, { vary: [], headers: {} });
  expect(representation?.offered).toEqual(['gzip', 'identity']);
  expect(representation?.variants.identity?.headers.join()).toContain('content-length,5');
  expect(representation?.variants.identity?.body).toEqual(new TextEncoder().encode('plain'));
  await rm(folder, { recursive: true });
});
