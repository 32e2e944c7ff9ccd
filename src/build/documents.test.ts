import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const scripts = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts,
);
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root });

test.each(documents)('%s names only files and scripts that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const missing: string[] = [];
  for (const [, name = ''] of text.matchAll(
    /`((?:content|docs|locales|scripts|src|tests)\/[\w./-]*)`/g,
  )) {
    if (!existsSync(path.join(root, name))) missing.push(name);
  }
  for (const [, link = ''] of text.matchAll(/\]\(([\w./-]+)\)/g)) {
    if (!existsSync(path.join(root, path.dirname(document), link))) missing.push(link);
  }
  for (const [, script = ''] of text.matchAll(/`npm run ([\w:]+)`/g)) {
    if (!scripts.includes(script)) missing.push(`npm run ${script}`);
  }
  expect(missing).toEqual([]);
});
