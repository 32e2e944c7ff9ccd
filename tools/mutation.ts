// Runs mutation tests of a layer: makes small changes to its code, one at a time, and lists those that no test notices.
// docs/mutation-testing.md explains the result. Stryker is installed in tools/mutation/ on first use.
//
//   npm run test:mutation                                 every layer
//   npm run test:mutation -- domain                       one of them
//   npm run test:mutation -- domain 'domain/tax-*.ts'     some of its files, by their paths in src/
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInstalled, runProgram } from '../scripts/package-program.ts';

/** Layers, each with the percentage of changes that its tests must notice. */
const goals = { domain: 85, content: 75, server: 75 };
type Layer = keyof typeof goals;

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'tools/mutation');
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const report = path.join(root, 'test-results/mutation.json');

const [name, ...files] = process.argv.slice(2);
const layers = Object.keys(goals) as Layer[];
const wanted = name === undefined ? layers : layers.filter((layer) => layer === name);
if (wanted.length === 0) {
  console.error(`There is no layer "${name}"; there are ${layers.join(', ')}.`);
  process.exit(2);
}
if (!existsSync(stryker) && !runInstalled('npm', 'ci', '--prefix', folder, '--legacy-peer-deps'))
  process.exit(1);
const missed = wanted.filter((layer) => !mutate(layer));
process.exit(missed.length > 0 ? 1 : 0);

/** @returns whether the layer reaches its goal */
function mutate(layer: Layer): boolean {
  process.env.MUTATED_LAYER = layer;
  const patterns = files.length > 0 ? files.map((file) => `src/${file}`) : [`src/${layer}/**/*.ts`];
  // Vite evaluates the argument of `import.meta.glob` statically, which fails when Stryker has changed it.
  const unread = globSync(`src/${layer}/**/*.ts`, { cwd: root })
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('import.meta.glob'))
    .map((file) => `!${file}`);
  const mutated = [...patterns, '!src/**/*.test.ts', '!src/**/testing/**', ...unread].join(',');
  const settings = path.join(folder, 'stryker.config.json');
  if (!runProgram(path.relative(root, stryker), 'run', settings, '--mutate', mutated)) return false;
  const { noticed, all } = count();
  const percent = (100 * noticed) / all;
  console.log(
    `src/${layer}: ${noticed} of ${all} changes noticed, ${percent.toFixed(1)} % (goal ${goals[layer]} %)`,
  );
  return percent >= goals[layer];
}

/** Counts the mutants of the report, without those that do not compile or are ignored. */
function count(): { noticed: number; all: number } {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const amount = (...kinds: string[]) => statuses.filter((each) => kinds.includes(each)).length;
  const noticed = amount('Killed', 'Timeout');
  return { noticed, all: noticed + amount('Survived', 'NoCoverage') };
}
