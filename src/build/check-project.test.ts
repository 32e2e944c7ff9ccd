import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../content/check/problem.ts';
import { checkSocialPictures } from './check-project.ts';

test('a deleted picture for shared links is told', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  cpSync('public/social', path.join(root, 'public/social'), { recursive: true });
  expect(checkSocialPictures(root)).toEqual([]);
  rmSync(path.join(root, 'public/social/fr.png'));
  expect(checkSocialPictures(root).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^public\/social\/fr\.png: this picture is missing, .+ npm run social\.$/,
    ),
  ]);
  rmSync(root, { recursive: true });
});
