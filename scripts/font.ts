// Makes the web font of the site: Young Serif with the letters of its four languages only, and once
// more without figures and most signs, for pages that carry it within themselves.
// Run it by hand (`npm run font`) when a language is added; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  import.meta.url,
);

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const capitals = 'ÀÂÄÆÇÈÉÊËÎÏÍÑÓÔÖÙÚÛÜŸŒÁ';
const small = 'àâäæçèéêëîïíáñóôöùúûüÿœß';
const points = " !',-.:;?\u00a0¡¿’–";
const others = '"#$%&()+/0123456789=\u202f«»‘‚“”„…·€£';

await make('young-serif', latin + capitals + small + points + others);
await make('young-serif-letters', latin + small + points);

async function make(name: string, characters: string): Promise<void> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    // Instructions for screens of few pixels are a third of the file, and headings are large.
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
  });
  await writeFile(new URL(`../src/site/design/${name}.woff2`, import.meta.url), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
