import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storePicture } from './store-picture.ts';
import { dropUnusedUploads } from './uploads.ts';

const bytes = (text: string) => Buffer.from(text);

test('a picture that is brought and shown nowhere goes when something is published', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['shown', 'tried']) {
    expect(storePicture(root, { file: `${name}.svg`, bytes: bytes(name) })).toBe(`${name}.svg`);
  }
  dropUnusedUploads(root, ['- { id: whole, picture: shown.svg }']);
  expect(readdirSync(path.join(root, 'content/pictures'))).toEqual(['shown.svg']);
  // Published, so it is no longer an upload.
  dropUnusedUploads(root, ['- { id: whole, picture: whole }']);
  expect(existsSync(path.join(root, 'content/pictures/shown.svg'))).toBe(true);
});

test('a picture that was there before is nobody’s upload', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  storePicture(root, { file: 'old.svg', bytes: bytes('old') });
  dropUnusedUploads(root, ['old.svg']);
  expect(storePicture(root, { file: 'old.svg', bytes: bytes('old') })).toBe('old.svg');
  dropUnusedUploads(root, []);
  expect(existsSync(path.join(root, 'content/pictures/old.svg'))).toBe(true);
});
