import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../project-root.ts';
import { makeSlidePictures } from './make-slide-pictures.ts';
import { slidePicture } from './slide-picture.ts';

const folder = path.join(root, 'src/site/garden/slides');

describe.each([...(await makeSlidePictures())])('the picture %s', (name, picture) => {
  test('is the one that its drawing makes; npm run slides writes it anew', () => {
    expect(readFileSync(path.join(folder, `${name}.svg`), 'utf8')).toBe(picture);
  });

  test('weighs at most 4 kB', () => {
    expect(brotliCompressSync(picture).length).toBeLessThanOrEqual(4000);
  });

  test('needs nothing beside it, and has no coordinates gone astray', () => {
    expect(picture).not.toMatch(/<(?!view)\w+ id=|href=|url\(|var\(|<script|NaN|undefined/);
  });
});

test('a path has its paint by day and by night, and what is not seen in either is left out', () => {
  const css =
    '.p{stroke:#000;stroke-width:1}.wall{fill:#fff}.glow{fill:none;stroke:none}.never{fill:none;stroke:none}' +
    '@media (prefers-color-scheme: dark){.wall{fill:#777}.glow{fill:#fc0}}';
  const markup =
    '<svg class="p" viewBox="0 0 10 10"><path class="wall" d="M0 0h9"/><path class="glow" d="M1 1h9"/><path class="never" d="M2 2h9"/></svg>';
  const picture = slidePicture({ markup }, css);
  expect(picture).toMatch(/<style>\.a\{fill:#fff;stroke:#000;.*dark\)\{\.a\{fill:#777;/);
  expect(picture).toContain('.b{fill:none;stroke:none}');
  expect(picture).toContain('.b{fill:#fc0;stroke:none}');
  expect(picture.match(/<path/g)).toHaveLength(2);
});
