import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** No capitals: a text is packed better if the same few letters come again. */
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What may follow the first letter: with digits, two characters are enough for all classes of the source. */
const followers = `${letters}0123456789`;

/** What content blockers hide has such names. */
const hidden = /ad/;

/**
 * What stands in texts of the scripts of every page: letters, words, tags and languages. A rule of such
 * a name would stay in every page, since a script might give it to an element.
 */
const words = new Set(
  'o p u x y am an as at be br by ca dd de do dl dt em en es fr go he hr id if h1 h2 h3 h4 in is it ko li me ms my no of ok ol on or px so td th to tr ul up us we'.split(
    ' ',
  ),
);

/**
 * Gives every class of every CSS module the shortest name that is free. Pages carry their CSS, and
 * hashes do not compress: these names make a page half a kilobyte lighter. Numbered over the whole
 * source, they are the same in the browser's bundle and in the server's.
 *
 * @param root absolute path of the project
 * @returns a function for Vite's `css.modules.generateScopedName`
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  let count = 0;
  const nextName = (): string => {
    const next = encode(count++);
    return hidden.test(next) || words.has(next) ? nextName() : next;
  };
  const nameOf = (name: string, file: string) => {
    const key = `${path.relative(root, file.split('?')[0] as string)} ${name}`;
    const known = names.get(key) ?? nextName();
    names.set(key, known);
    return known;
  };
  // What pages share comes first, and so keeps its names when a page changes.
  const isOfPage = (file: string) => file.includes('/pages/');
  const files = globSync('src/**/*.module.css', { cwd: root })
    .sort()
    .sort((one, other) => Number(isOfPage(one)) - Number(isOfPage(other)));
  for (const file of files) {
    const full = path.join(root, file);
    const css = readFileSync(full, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    // Animations are named, too: whatever is left is numbered in the order in which Vite comes to it,
    // and no two builds would be the same.
    const named = css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g);
    for (const [, name = ''] of named) nameOf(name, full);
  }
  return nameOf;
}

function encode(index: number): string {
  if (index < letters.length) return letters[index] as string;
  const rest = index - letters.length;
  const place = Math.floor(rest / followers.length);
  return encode(place) + followers[rest % followers.length];
}
