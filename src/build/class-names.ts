import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** No capitals: a text is packed better if the same few letters come again. */
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What content blockers hide has such names; and scripts of every page have these letters as texts. */
const taken = /ad|^[opuxy]$/;

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
    return taken.test(next) ? nextName() : next;
  };
  const nameOf = (name: string, file: string) => {
    const key = `${path.relative(root, file.split('?')[0] as string)} ${name}`;
    const known = names.get(key) ?? nextName();
    names.set(key, known);
    return known;
  };
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
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
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? encode(rest - 1) : '') + letters[index % letters.length];
}
