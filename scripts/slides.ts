// Makes the pictures of the first page's slides, the garden at the foot of every page, and the other
// pictures that are files, from their drawings in src/site/garden/. Run it by hand (`npm run slides`)
// when one has changed; the result is committed, and a test compares.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSlidePictures } from '../src/build/slide-pictures/make-slide-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../src/site/garden/slides');
for (const [name, svg] of await makeSlidePictures()) {
  writeFileSync(path.join(folder, `${name}.svg`), svg);
  console.log(`${name}.svg has ${svg.length} bytes.`);
}
