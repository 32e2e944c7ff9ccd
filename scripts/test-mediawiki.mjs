// Tries the built site against a real MediaWiki: installs one into a temporary folder, serves it on
// the loopback interface, and looks at what our server makes of it. docs/testing-with-mediawiki.md
// says what has to be installed. Exits with 1 when something is missing or not as it should be.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { extensionFinder } from '../src/domain/extension-match.ts';
import { findMissingParts, installWiki } from './install-mediawiki.mjs';

const entry = resolve(process.argv[2] ?? 'dist', 'server/node.js');
const wikiId = 'test-garden';
const patienceMs = 30_000;

const missing = findMissingParts();
if (!existsSync(entry)) missing.push(`${entry} (run "npm run build")`);
if (missing.length > 0) {
  console.error(`Nothing tried. Missing: ${missing.join('; ')}.`);
  console.error('See docs/testing-with-mediawiki.md for how to get it.');
  process.exit(1);
}

const { wikiHost } = readContent('site');
const { extensions: catalogue } = readContent('extensions');
const findKnown = extensionFinder(catalogue);
const folder = mkdtempSync(join(tmpdir(), 'test-mediawiki-'));
const children = [];
try {
  const wiki = await installWiki(folder, `https://${wikiId}.${wikiHost}`);
  await tryPublicWiki(await serveWiki(wiki));
  closeToStrangers();
  await tryPrivateWiki(await serveWiki(wiki));
  console.log('All as it should be.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

async function tryPublicWiki(wiki) {
  const ours = await startOurs(wiki.apiUrl);
  const query = '?action=query&meta=siteinfo&siprop=extensions|general&format=json&formatversion=2';
  const { general, extensions } = (await askJson(wiki.apiUrl + query)).query;
  const installed = extensions.filter(({ type }) => type !== 'skin').map(({ name }) => name);
  const foreign = installed.filter((name) => !findKnown(name));
  report(`${general.generator} runs with ${installed.length} extensions`);

  const english = await until('/extensions/ lists what the wiki runs', async () => {
    const listed = await askList(ours, 'en');
    const expected = installed.map((name) => findKnown(name)?.key ?? name);
    assert.deepEqual(Object.keys(listed).sort(), expected.sort());
    return listed;
  });
  const german = await askList(ours, 'de');
  for (const listed of [english, german]) {
    for (const { description } of Object.values(listed)) assert.ok(description);
  }
  for (const name of foreign) {
    assert.notEqual(english[name].description, german[name].description);
    report(`${name} is described by the wiki itself: “${german[name].description}”`);
  }

  const login = await ask(`${ours.url}/login?wikiid=${wikiId}`);
  assert.equal(login.status, 302);
  const address = new URL(login.headers.location);
  assert.equal(address.host, `${wikiId}.${wikiHost}`);
  const page = await ask(wiki.origin + address.pathname, { host: address.host });
  assert.equal(page.status, 200);
  assert.match(page.body, /name="wpLoginToken"/);
  report(`${address} is the login page of the wiki: ${page.body.match(/<title>([^<]*)/)?.[1]}`);

  wiki.child.kill('SIGTERM');
  await until('the wiki is gone', () => assert.rejects(ask(wiki.apiUrl)));
  assert.deepEqual(await askList(ours, 'en'), english);
  report('and /extensions/ still lists what it ran');
}

function closeToStrangers() {
  appendFileSync(join(folder, 'LocalSettings.php'), "$wgGroupPermissions['*']['read'] = false;\n");
}

async function tryPrivateWiki(wiki) {
  const refusal = await askJson(`${wiki.apiUrl}?action=query&meta=siteinfo&format=json`);
  assert.equal(refusal.error.code, 'readapidenied');
  const ours = await startOurs(wiki.apiUrl);
  await until('a private wiki says no, and the log says so', async () => {
    assert.match(ours.lines.join('\n'), /refuses: readapidenied/);
  });
  const listed = Object.keys(await askList(ours, 'en'));
  const expected = catalogue.map(({ key }) => key);
  assert.deepEqual(listed, expected);
  report(`meanwhile /extensions/ lists the ${listed.length} extensions of the content`);
}

async function serveWiki({ origin, serve }) {
  const child = start(...serve);
  const apiUrl = `${origin}/api.php`;
  await until('MediaWiki answers', () => askJson(`${apiUrl}?action=query&format=json`));
  return { origin, apiUrl, child };
}

async function startOurs(apiUrl) {
  const child = start(process.execPath, [entry], {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG: 'errors',
    MEDIAWIKI_API_URL: apiUrl,
  });
  const lines = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const url = await until('our server is ready', async () => {
    const found = lines.join('\n').match(/ready on (\S+)/)?.[1];
    assert.ok(found);
    return found;
  });
  return { child, lines, url };
}

function start(command, parameters, env) {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}

/** Asks without following redirects; unlike fetch(), it can send another host name. */
function ask(url, headers = {}) {
  return new Promise((found, fail) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      found({ status: response.statusCode, headers: response.headers, body });
    }).on('error', fail);
  });
}

async function askJson(url, headers) {
  const { status, body } = await ask(url, headers);
  assert.equal(status, 200);
  return JSON.parse(body);
}

async function askList({ url }, locale) {
  const { extensions_data: list } = await askJson(`${url}/${locale}/extensions/`);
  return list;
}

function readContent(name) {
  return parse(readFileSync(`content/${name}.yaml`, 'utf8'));
}

/** Tries until it works or patience is at its end. */
async function until(what, attempt) {
  const deadlineMs = performance.now() + patienceMs;
  for (;;) {
    try {
      const result = await attempt();
      report(what);
      return result;
    } catch (error) {
      if (performance.now() > deadlineMs) throw new Error(`Not so: ${what}`, { cause: error });
      await sleep(200);
    }
  }
}

function report(line) {
  console.log(`✓ ${line}`);
}
