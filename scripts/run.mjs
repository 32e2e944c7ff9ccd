// Entry point of all npm scripts. It runs on every Node that package.json supports, installs missing packages, and
// starts the task on a Node that runs TypeScript. Its syntax is old, so that older versions of Node can print
// that they are too old.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, linkNode, nodeFor } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Tasks that need the site's `dependencies` only, and run on every supported Node. */
const buildingTasks = {
  start: 'scripts/start.ts',
  dev: 'src/build/dev.ts',
  build: 'src/build/fresh-build.ts',
  publish: 'scripts/publish.ts',
  content: 'src/content/check/check.ts',
  texts: 'src/i18n/update-texts.ts',
};
/** Tasks that need all packages. */
const otherTasks = {
  test: 'scripts/test.ts',
  ok: 'scripts/ok.ts',
  'start:worker': 'scripts/start-worker.ts',
  studio: 'studio/start.ts',
  new: 'tools/new/new.ts',
  screens: 'tools/screens.ts',
  'wiki-screens': 'tools/wiki-screens.ts',
  'extension-lists': 'tools/extension-lists.ts',
  days: 'scripts/days.ts',
  icons: 'tools/icons.ts',
  font: 'tools/font.ts',
  report: 'tools/log-report.ts',
  'bench:build': 'tools/bench/build.ts',
  'bench:calculator': 'tools/bench/calculator.ts',
  'bench:paint': 'tools/bench/paint.ts',
  'bench:resilience': 'tools/bench/resilience.ts',
  'bench:server': 'tools/bench/server.ts',
  'test:all': 'scripts/test-all.ts',
  'test:access': 'scripts/test-access.ts',
  'test:browsers': 'scripts/test-browsers.ts',
  'test:edits': 'scripts/test-edits.ts',
  'test:mediawiki': 'tools/test-mediawiki.ts',
  'test:studio': 'scripts/test-studio.ts',
  'test:mutation': 'tools/mutation.ts',
};
const tasks = { ...buildingTasks, ...otherTasks };

const [task = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(tasks, task)) {
  const others = Object.keys(tasks)
    .filter((name) => name !== 'start' && name !== 'test')
    .join(' | ');
  console.error(`Usage: npm start, npm test, or npm run ${others}`);
  process.exit(2);
}

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!isSupported) {
  console.error(`This project needs Node 20.19, 22.12 or newer; this is ${process.version}.`);
  process.exit(1);
}
const unsupported = root.match(path.sep === '/' ? /[#?\\]/ : /[#?]/);
if (unsupported) {
  console.error(
    `The tools of this project cannot work in a folder with "${unsupported[0]}" in its path, as addresses treat that specially. Move ${root} to a path without it.`,
  );
  process.exit(1);
}
const isBuilding = Object.hasOwn(buildingTasks, task);
const set = install(isBuilding ? 'building' : 'everything');
const { node, options } = nodeFor(set);
linkNode(node);
const nodeOptions = [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ');
superviseTask(
  spawn(node, [path.join(root, tasks[task]), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Child processes that are started as "node" use the same Node.
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      ...(nodeOptions && { NODE_OPTIONS: nodeOptions }),
      ...(isBuilding && { NODE_COMPILE_CACHE: compileCache() }),
    },
    // In a process group of its own: a terminal's signal then reaches this process only, which forwards it once.
    detached: true,
  }),
);

/** The folder where Node keeps compiled code, which makes a build a tenth quicker. */
function compileCache() {
  const folder = path.join(root, 'node_modules/.cache/compile');
  // Node never deletes anything, and each build adds its bundles.
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const files = versions.flatMap((version) => readdirSync(path.join(folder, version)));
  const isFull = files.length > 5000;
  if (isFull) rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Forwards signals to all processes of a task, and exits with its exit code. */
function superviseTask(child) {
  let lastMs = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    // npm repeats the terminal's signal at once; a second Ctrl+C comes later.
    if (performance.now() - lastMs < 300) return;
    lastMs = performance.now();
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The task has just ended.
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => forward(signal));
  child.on('exit', (code) => process.exit(code ?? 1));

  // npm forwards signals to its shell only, or ends itself; this process then only notices that its parent has
  // exited.
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
    forward('SIGTERM');
  }, 200);
}

/** @returns 0 if the system does not say */
function parentOf(processId) {
  try {
    // Small containers have no `ps`. The process name in parentheses may contain spaces.
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
