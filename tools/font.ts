// Makes the site's web font: Young Serif, subset to the letters of its four languages. Run `npm run font` when a
// language is added, and commit the result.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  import.meta.url,
);
const target = new URL('../src/site/design/young-serif.woff2', import.meta.url);

const latin = ' !"#$%&\'()+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const letters = 'ÀÂÄÆÇÈÉÊËÎÏÍÑÓÔÖÙÚÛÜŸŒàâäæçèéêëîïíáñóôöùúûüÿœßÁ';
const signs = '\u00a0\u202f¡¿«»‘’‚“”„–…·€£';

const font = await subsetFont(await readFile(source), latin + letters + signs, {
  targetFormat: 'woff2',
  // Hinting, for small text on coarse screens, is a third of the file, and headings are large.
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
});
await writeFile(target, font);
console.log(`${(font.length / 1000).toFixed(1)} kB of font`);
