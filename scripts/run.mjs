// The way in: `npm start`, `npm test`, `npm run dev` and their like all come here. It runs on any
// Node from 20 on, installs what is missing, and hands over to the Node of the project itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const marker = path.join(root, 'node_modules/.installed');
const projectNode = path.join(root, 'node_modules/.bin/node');
const tasks = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  ok: 'scripts/ok.ts',
  dev: 'src/build/dev.ts',
  'start:worker': 'scripts/start-worker.ts',
  studio: 'src/studio/start.ts',
  new: 'src/studio/new/new.ts',
  build: 'src/build/fresh-build.ts',
  export: 'scripts/export.ts',
  content: 'src/content/check/check.ts',
  texts: 'src/i18n/update-texts.ts',
  screens: 'scripts/screens.ts',
  'wiki-screens': 'scripts/wiki-screens.ts',
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

install();
handOver(
  spawn(
    existsSync(projectNode) ? projectNode : process.execPath,
    [path.join(root, tasks[task]), ...rest],
    // A group of its own: a terminal's signal reaches this process alone, which hands it on once.
    { cwd: root, stdio: 'inherit', env: withProjectBinaries(), detached: true },
  ),
);

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
  const npm = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)]).stdout);
  const check = setInterval(() => {
    if (process.ppid === shell && (!npm || isRunning(npm))) return;
    clearInterval(check);
    handOn('SIGTERM');
  }, 200);
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

function withProjectBinaries() {
  const binaries = path.join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` };
}
