// Times builds and `npm run dev` after different changes, in a copy of the project. Prints each time with its goal
// and the time of the last run, and exits with 1 when a goal is missed. Needs an otherwise idle machine.
//
//   npm run bench:build
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { firstAddress } from '../../scripts/first-address.ts';
import { copyProject, root } from '../../scripts/project-copy.ts';
import { report } from './figure.ts';
import { median } from './median.ts';

const timesFile = path.join(root, 'node_modules/.cache/bench-build.json');
const last: Record<string, number> = existsSync(timesFile)
  ? JSON.parse(readFileSync(timesFile, 'utf8'))
  : {};
const times: Record<string, number> = {};
const word = { file: 'locales/en/about.json', pattern: /("heading": ")[^"]*/ };
const wordPage = '/en/about';
const price = { file: 'content/plans.yaml', pattern: /(monthlyPrice: \{ USD: \d+)\.\d\d/ };
const legal = { file: 'content/legal/en/terms.mdx', pattern: /\n\n(?=[A-Z][a-z]+ )/ };

/** A part of a file of the project that is to be replaced. */
interface Place {
  file: string;
  pattern: RegExp;
}

const browserPath = findBrowser();
const copy = copyProject();
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

tell('npm run build, empty cache', 12, 's', [await time(build)]);
tell('npm run build, nothing changed', 2, 's', [await time(build)]);
await measureChanges('one word changed', 2, word, ['$1First', '$1Second', '$1Third']);
await measureChanges('one price changed', 4, price, ['$1.11', '$1.12', '$1.13']);
await measureChanges('one legal text changed', 4, legal, ['$&First. ', '$&Second. ', '$&Third. ']);
await develop();
writeFileSync(timesFile, JSON.stringify(times));

/** Changes a file several times, and builds after each change. */
async function measureChanges(
  what: string,
  most: number,
  place: Place,
  replacements: readonly string[],
): Promise<void> {
  const timesMs: number[] = [];
  for (const replacement of replacements) {
    change(place, replacement);
    timesMs.push(await time(build));
  }
  tell(`npm run build, ${what}`, most, 's', timesMs);
}

/** Starts `npm run dev`, and changes a text while a browser shows its page. */
async function develop(): Promise<void> {
  const startedMs = performance.now();
  const dev = npm('dev', { PORT: '0', HOST: '127.0.0.1' });
  const origin = await firstAddress(dev.stdout as Readable);
  await (await fetch(origin + wordPage)).text();
  tell('npm run dev, first page', 2, 's', [performance.now() - startedMs]);

  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const page = await browser.newPage();
  await page.goto(origin + wordPage, { waitUntil: 'networkidle' });
  const timesMs: number[] = [];
  for (const heading of ['Fourth', 'Fifth', 'Sixth']) {
    timesMs.push(
      await time(async () => {
        change(word, `$1${heading}`);
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      }),
    );
    await page.waitForLoadState('networkidle');
  }
  tell('npm run dev, a changed text is shown', 300, 'ms', timesMs);
  await browser.close();
  dev.kill();
  await once(dev, 'exit');
}

async function build(): Promise<void> {
  const [code] = await once(npm('build', {}), 'exit');
  if (code !== 0) throw new Error('The copy could not be built.');
}

/** Runs an npm script of the copy. */
function npm(task: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('npm', ['run', task], {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.stdout?.resume();
  children.add(child.on('exit', () => children.delete(child)));
  return child;
}

function change({ file, pattern }: Place, replacement: string): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const changed = before.replace(pattern, replacement);
  if (changed === before) throw new Error(`${file} has nothing like ${pattern}.`);
  writeFileSync(path.join(copy, file), changed);
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Prints the median, and records it for the next run. */
function tell(what: string, most: number, unit: 's' | 'ms', timesMs: readonly number[]): void {
  const figure = median(timesMs) / (unit === 's' ? 1000 : 1);
  times[what] = figure;
  report(what, figure, unit, { most }, unit === 's' ? 1 : 0, last[what]);
}
