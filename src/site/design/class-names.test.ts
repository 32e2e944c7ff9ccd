import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const site = path.resolve(import.meta.dirname, '..');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: site }).map((file) => path.join(site, file));

/** Classes that components read from a style sheet by name. */
const asked = new Map<string, string[]>();
/** Style sheets that they also read by a computed name. */
const askedForAny = new Set<string>();
for (const file of filesOf('**/*.tsx')) {
  const code = readFileSync(file, 'utf8');
  for (const [, sheetName, address = ''] of code.matchAll(
    /import (\w+) from '(.+\.module\.css)'/g,
  )) {
    const sheet = path.resolve(path.dirname(file), address);
    const names = [...code.matchAll(new RegExp(`(?<![-./\\w])${sheetName}\\.(\\w+)`, 'g'))];
    asked.set(sheet, [...(asked.get(sheet) ?? []), ...names.map(([, name = '']) => name)]);
    if (code.includes(`${sheetName}[`)) askedForAny.add(sheet);
  }
}

describe.each(filesOf('**/*.module.css').map((file) => [path.relative(site, file), file]))(
  '%s',
  (_name, file) => {
    const rules = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\(.*?\)/g, '');
    const given = [...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name);

    test('has every class that components ask it for', () => {
      expect(given).toEqual(expect.arrayContaining(asked.get(file) ?? []));
    });

    if (askedForAny.has(file)) return;
    test('has no unused class', () => {
      expect(asked.get(file)).toEqual(expect.arrayContaining(given));
    });
  },
);
