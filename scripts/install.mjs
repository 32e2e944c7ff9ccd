// Prepares a task: installs its packages, and finds a Node that runs TypeScript. It is JavaScript that the
// oldest Node of package.json can run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(root, 'node_modules/.installed');
/** The oldest Node that runs the tests and their tools. */
const oldestTestsNode = 24;
const newerNode = path.join(root, 'scripts/newer-node');
const typescript = pathToFileURL(path.join(root, 'scripts/typescript/register.mjs')).href;

/**
 * Installs the packages of package-lock.json, unless they are installed already. When the lock has changed, it
 * installs at least the set that was installed before.
 *
 * @param {'building' | 'everything'} set `building` is what building and serving need (the site's `dependencies`);
 *   `everything` adds what the tests, the studio and the tools need (`devDependencies`, workspaces)
 * @returns {'building' | 'everything'} the set that is installed now
 */
export function install(set) {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const had = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : undefined;
  const hadEverything = had !== undefined && had[1] !== 'building';
  if (had?.[0] === wanted && (hadEverything || set === 'building')) {
    return hadEverything ? 'everything' : 'building';
  }
  const next = hadEverything ? 'everything' : set;
  console.log(
    next === 'everything'
      ? 'Installing the packages, those of the tests and the studio included (once; 15 to 60 s) …'
      : 'Installing the packages that building and serving need (once; 5 to 15 s) …',
  );
  const startedAt = performance.now();
  npm('ci', ...(next === 'everything' ? ['--include=dev'] : ['--omit=dev', '--workspaces=false']));
  writeFileSync(marker, next === 'everything' ? wanted : `${wanted} ${next}`);
  console.log(`Installed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return next;
}

/**
 * Chooses how to run the project's TypeScript: with the machine's Node if that can run it; with a loader that
 * strips the types if only `building` is installed; otherwise with a newer Node, which is installed if necessary.
 *
 * @param {'building' | 'everything'} set that is installed
 * @returns {{ node: string, options: string[] }} path of the Node, and options for it and its child processes
 */
export function nodeFor(set) {
  const ownMajor = Number.parseInt(process.versions.node, 10);
  if (set === 'building' || ownMajor >= oldestTestsNode) {
    return {
      node: process.execPath,
      options: process.features.typescript ? [] : [`--import=${typescript}`],
    };
  }
  return { node: installedNode() ?? installNode(), options: [] };
}

/** Path of the newer Node that npm has installed for this system; undefined when there is none. */
function installedNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(newerNode, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(optionalDependencies)) {
    const folder = path.join(newerNode, 'node_modules', name);
    if (!existsSync(folder)) continue;
    const { bin, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (version === optionalDependencies[name]) return path.join(folder, bin.node);
  }
  return undefined;
}

function installNode() {
  console.log(
    `Tests and their tools need Node ${oldestTestsNode}, and this is ${process.version}: installing a newer one for them (once) …`,
  );
  npm('ci', '--prefix', newerNode);
  const node = installedNode();
  if (node) return node;
  console.error(
    `There is no package of a newer Node for this system. Install Node ${oldestTestsNode} for npm test; npm start does not need it.`,
  );
  process.exit(1);
}

/** Links the newer Node into `node_modules/.bin`, so that `npx` uses it, too. */
export function linkNode(node) {
  const link = path.join(root, 'node_modules/.bin/node');
  // The machine's own Node is on the path. This process may run on the newer one after an install removed its link.
  if (!node.startsWith(newerNode) || existsSync(link) || process.platform === 'win32') return;
  rmSync(link, { force: true });
  symlinkSync(node, link);
}

function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed; see what npm says above.');
  process.exit(1);
}
