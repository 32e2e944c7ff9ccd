import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');

/** What is made for the server: all of content/, every language, or the tools to render a page. */
const serverOnly =
  /^(content\/(?!schema\/)|i18n\/server|site\/(context|render|pages|layout|sections)\b)/;

/** Statements that bring code along; `import type` does not. */
const imports = /^(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+\.tsx?)'/gms;

/** Every file that comes along with one, by its path from src/, with the file that asked for it. */
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
