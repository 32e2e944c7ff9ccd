// The way in: `npm start`, `npm test`, `npm run dev` and their like all come here. It runs on any
// Node from 20 on, installs what is missing, and hands over to the Node of the project itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const marker = path.join(root, 'node_modules/.installed');
const projectNode = path.join(root, 'node_modules/.bin/node');
const tasks = [
  'start',
  'test',
  'ok',
  'dev',
  'build',
  'content',
  'texts',
  'screens',
  'social',
  'icons',
];

const [task = '', ...rest] = process.argv.slice(2);
if (!tasks.includes(task)) {
  console.error(`Usage: npm start, npm test, or npm run ${tasks.slice(2).join(' | ')}`);
  process.exit(2);
}

install();
const { status, signal } = spawnSync(
  existsSync(projectNode) ? projectNode : process.execPath,
  [path.join(root, `scripts/${task}.mjs`), ...rest],
  { cwd: root, stdio: 'inherit', env: withProjectBinaries() },
);
process.exit(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (status ?? 1));

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
