import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');

/** Modules for the server only: all of content/, all languages, and rendering. */
const serverOnly =
  /^(content\/(?!schema\/)|i18n\/server|site\/(context|render|pages|layout|sections)\b)/;

/** Imports of code; `import type` is erased. */
const imports = /^(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+\.tsx?)'/gms;

/** All files that a file imports, directly or indirectly, by their path from src/, each with its importer. */
function reachableFrom(entry: string, askedBy = '', seen = new Map<string, string>()) {
  if (seen.has(entry)) return seen;
  seen.set(entry, askedBy);
  const source = readFileSync(path.join(src, entry), 'utf8');
  for (const [, specifier = ''] of source.matchAll(imports)) {
    reachableFrom(path.join(path.dirname(entry), specifier), entry, seen);
  }
  return seen;
}

const islands = globSync('site/islands/*.island.tsx', { cwd: src });

test('there are islands', () => {
  expect(islands.length).toBeGreaterThanOrEqual(7);
});

test.each(islands)('%s brings nothing along that is made for the server', (island) => {
  const reached = [...reachableFrom(island)];
  expect(reached.length).toBeGreaterThan(2);
  const strays = reached.filter(([file]) => serverOnly.test(file));
  expect(strays.map(([file, askedBy]) => `${file}, for ${askedBy}`)).toEqual([]);
});
