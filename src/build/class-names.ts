import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** No vowels: they would spell words such as "ad", which content blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

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
  const nameOf = (name: string, file: string) => {
    const key = `${path.relative(root, file.split('?')[0] as string)} ${name}`;
    const known = names.get(key) ?? encode(names.size);
    names.set(key, known);
    return known;
  };
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    const full = path.join(root, file);
    const css = readFileSync(full, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = ''] of css.matchAll(/\.([A-Za-z][\w-]*)/g)) nameOf(name, full);
  }
  return nameOf;
}

function encode(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? encode(rest - 1) : '') + letters[index % letters.length];
}
