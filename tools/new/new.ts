// `npm run new page|language|island NAME`: scaffolds it, and lists what remains to be done.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newIsland } from './new-island.ts';
import { newLanguage } from './new-language.ts';
import { newPage } from './new-page.ts';
import type { Project, Scaffold } from './scaffold.ts';

const root = process.cwd();
const kinds: Record<
  string,
  { make: (project: Project, name: string) => Scaffold; pattern: RegExp; example: string }
> = {
  page: { make: newPage, pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, example: 'press-kit' },
  language: { make: newLanguage, pattern: /^[a-z]{2}$/, example: 'it' },
  island: { make: newIsland, pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, example: 'wish-list' },
};

const [kind = '', name = ''] = process.argv.slice(2);
const chosen = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!chosen?.pattern.test(name)) {
  const examples = Object.entries(chosen ? { [kind]: chosen } : kinds);
  for (const [each, { example }] of examples) console.error(`npm run new ${each} ${example}`);
  process.exit(2);
}
const { files, remaining } = chosen.make(
  {
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    list: (pattern) => globSync(pattern, { cwd: root }).sort(),
  },
  name,
);
// Files that are changed exist; files that are created must not exist.
const isTaken = [
  `src/site/pages/${name}.tsx`,
  `src/site/islands/${name}.island.tsx`,
  `locales/${name}`,
]
  .filter((file) => Object.keys(files).some((made) => made.startsWith(file)))
  .find((file) => existsSync(path.join(root, file)));
if (isTaken) {
  console.error(`${isTaken} is there already; choose another name.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'format', '--write', ...Object.keys(files)], {
  cwd: root,
  stdio: 'ignore',
});
console.log(['', 'What remains:', ...remaining.map((each) => `- ${each}`)].join('\n'));
