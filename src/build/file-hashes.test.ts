import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf } from '../server/node/build-record.ts';
import { openFileHashes } from './file-hashes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hashes-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const write = (text: string) => writeFileSync(path.join(root, 'a.txt'), text);

test('a file is read again after each change, even at the same time of change and size', () => {
  const hashes = openFileHashes(root);
  write('one');
  expect(hashes.hashOfFile('a.txt')).toBe(hashOf(Buffer.from('one')));
  write('two');
  expect(hashes.hashOfFile('a.txt')).toBe(hashOf(Buffer.from('two')));
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expect(hashes.hashOfFile('a.txt')).toBe(hashOf(Buffer.from('two')));
  write('six');
  utimesSync(path.join(root, 'a.txt'), new Date(0), new Date(0));
  expect(hashes.hashOfFile('a.txt')).toBe(hashOf(Buffer.from('six')));
});

test('a later process goes on from what was kept', () => {
  write('one');
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const first = openFileHashes(root);
  const hash = first.hashOfFile('a.txt');
  first.keep();
  // Only what was kept can say this.
  const kept = path.join(root, 'node_modules/.cache/file-hashes.json');
  writeFileSync(kept, readFileSync(kept, 'utf8').replace(hash, 'from the first'));
  const later = openFileHashes(root);
  expect(later.hashOfFile('a.txt')).toBe('from the first');
  write('two');
  expect(later.hashOfFile('a.txt')).toBe(hashOf(Buffer.from('two')));
});
