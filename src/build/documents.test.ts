import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentPaths } from '../content/check/load.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const documents = globSync(['{.,studio,tools}/README.md', 'docs/**/*.md'], { cwd: root });

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings = [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('%s names only files and scripts that exist', (document) => {
  const text = read(document);
  const missing: string[] = [];
  for (const [, name = ''] of text.matchAll(
    /`((?:content|deploy|docs|locales|scripts|src|studio|tests|tools)\/[\w./-]*)`/g,
  )) {
    if (!existsSync(path.join(root, name))) missing.push(name);
  }
  for (const [, link = '', heading] of text.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)) {
    const target = link ? path.join(path.dirname(document), link) : document;
    if (!existsSync(path.join(root, target))) missing.push(link);
    else if (heading && !anchorsOf(target).includes(heading)) missing.push(`${link}#${heading}`);
  }
  for (const [, script = ''] of text.matchAll(/`npm run ([\w:]+)`/g)) {
    if (!scripts.includes(script)) missing.push(`npm run ${script}`);
  }
  expect(missing).toEqual([]);
});

test.each(scripts)('npm run %s is documented', (script) => {
  const said = /^(start|test)$/.test(script) ? `npm ${script}` : `npm run ${script}`;
  expect(documents.map(read).join('\n')).toMatch(new RegExp(`(\`|^)${said}\\b`, 'm'));
});

test.each(Object.values(contentPaths))('the guide to content/ says what %s is for', (file) => {
  expect(read('docs/change-content.md')).toContain(`\`${file}\``);
});
