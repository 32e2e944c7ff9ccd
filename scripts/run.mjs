// The way in: `npm start`, `npm test`, `npm run dev` and their like all come here. It runs on any
// Node that package.json names, installs what is missing, and hands over to a Node that runs
// TypeScript. Older ones come as far as the sentence that says so: nothing here is newer than they
// are.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(root, 'node_modules/.installed');
/** The oldest Node that installs and serves, and the oldest that also runs the project's TypeScript. */
const oldestNode = 20;
const oldestToolsNode = 24;
const tasks = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  ok: 'scripts/ok.ts',
  dev: 'src/build/dev.ts',
  'start:worker': 'scripts/start-worker.ts',
  studio: 'src/studio/start.ts',
  new: 'src/studio/new/new.ts',
  build: 'src/build/fresh-build.ts',
  content: 'src/content/check/check.ts',
  texts: 'src/i18n/update-texts.ts',
  screens: 'scripts/screens.ts',
  'wiki-screens': 'scripts/wiki-screens.ts',
  'extension-lists': 'scripts/extension-lists.ts',
  days: 'scripts/days.ts',
  icons: 'scripts/icons.ts',
  font: 'scripts/font.ts',
  slides: 'scripts/slides.ts',
  report: 'scripts/log-report.ts',
  'bench:calculator': 'scripts/bench-calculator.ts',
  'bench:paint': 'scripts/bench-paint.ts',
  'bench:resilience': 'scripts/bench-resilience.ts',
  'bench:server': 'scripts/bench-server.ts',
  'test:access': 'scripts/test-access.ts',
  'test:browsers': 'scripts/test-browsers.ts',
  'test:mediawiki': 'scripts/test-mediawiki.ts',
  'test:studio': 'scripts/test-studio.ts',
  'test:mutation': 'scripts/mutation.ts',
};

const [task = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(tasks, task)) {
  const others = Object.keys(tasks).slice(2).join(' | ');
  console.error(`Usage: npm start, npm test, or npm run ${others}`);
  process.exit(2);
}

const ownMajor = Number.parseInt(process.versions.node, 10);
if (ownMajor < oldestNode) {
  console.error(`This project needs Node ${oldestNode} or newer; this is ${process.version}.`);
  process.exit(1);
}
const awkward = root.match(path.sep === '/' ? /[#?\\]/ : /[#?]/);
if (awkward) {
  console.error(
    `The tools of this project cannot work in a folder with "${awkward[0]}" in its path, as addresses treat that specially. Move ${root} to a path without it.`,
  );
  process.exit(1);
}
install();
const node = nodeForTools();
handOver(
  spawn(node, [path.join(root, tasks[task]), ...rest], {
    cwd: root,
    stdio: 'inherit',
    // Whatever a task starts as "node" is the same one.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
    // A group of its own: a terminal's signal reaches this process alone, which hands it on once.
    detached: true,
  }),
);

/** The machine's Node where it is new enough, else the one that npm has installed for this system. */
function nodeForTools() {
  if (ownMajor >= oldestToolsNode) return process.execPath;
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(optionalDependencies)) {
    const folder = path.join(root, 'node_modules', name);
    if (!existsSync(folder)) continue;
    const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return path.join(folder, bin.node);
  }
  console.error(
    `This machine has ${process.version}, and npm has not installed the newer Node that the tools of this project need. Install Node ${oldestToolsNode}, or let npm install optional packages, remove node_modules and try again.`,
  );
  process.exit(1);
}

/** Lives as long as a task does: hands signals on to all its processes, and ends as it ends. */
function handOver(child) {
  let lastMs = Number.NEGATIVE_INFINITY;
  const handOn = (signal) => {
    // npm repeats a signal that the terminal has already sent; a second press of the keys comes
    // later.
    if (performance.now() - lastMs < 300) return;
    lastMs = performance.now();
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The task has just ended.
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => handOn(signal));
  child.on('exit', (code) => process.exit(code ?? 1));

  // npm passes signals only to its shell, or ends by them itself; then nothing else tells this
  // process.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  if (npm === 1) {
    console.error(
      'npm is the first process here. Told to stop, it ends at once and takes all others along, before what was asked is answered. In a container, start "node dist/server/node.js" instead.',
    );
  }
  const check = setInterval(() => {
    if (process.ppid === shell && (!npm || isRunning(npm))) return;
    clearInterval(check);
    handOn('SIGTERM');
  }, 200);
}

/** @returns 0 where the system does not tell */
function parentOf(processId) {
  try {
    // Small containers have no `ps`. The name in parentheses may hold spaces.
    const [, parent] =
      readFileSync(`/proc/${processId}/stat`, 'utf8').match(/.*\) \w (\d+)/s) ?? [];
    return Number(parent ?? 0);
  } catch {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(processId)]).stdout);
  }
}

function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Installs exactly what package-lock.json names, unless that has been done already. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing what is missing …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; see what npm says above.');
    process.exit(1);
  }
  writeFileSync(marker, wanted);
}
