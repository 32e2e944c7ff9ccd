// Tests the built site against a real MediaWiki, which it installs into a temporary folder and serves on the loopback
// interface. docs/testing-with-mediawiki.md lists what has to be installed. Exits with 1 when something is missing or
// fails.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { loadContent } from '../src/content/check/load.ts';
import { extensionFinder } from '../src/domain/extension-match.ts';
import { findMissingParts, type InstalledWiki, installWiki } from './mediawiki/install-wiki.ts';
import { report, until } from './mediawiki/until.ts';
import { request, requestJson } from './test-mediawiki/request.ts';

/** A running wiki, or the running site. */
interface Running {
  child: ChildProcess;
}
interface RunningWiki extends Running {
  origin: string;
  apiUrl: string;
}
interface SiteServer extends Running {
  url: string;
  /** Lines of its log. */
  lines: string[];
}

/** The answer of `/extensions/`, by the name of the extension. */
type ExtensionList = Record<string, { description: string }>;

const entry = resolve(process.argv[2] ?? 'dist', 'server/node.js');
const wikiId = 'test-garden';

const missing = findMissingParts();
if (!existsSync(entry)) missing.push(`${entry} (run "npm run build")`);
if (missing.length > 0) {
  console.error(`Nothing tested. Missing: ${missing.join('; ')}.`);
  console.error('See docs/testing-with-mediawiki.md for how to get it.');
  process.exit(1);
}

const { content } = loadContent(process.cwd());
if (!content) throw new Error('content/ has mistakes; run "npm run content".');
const { wikiHost } = content.site;
const catalogue = content.extensions.extensions;
const findKnown = extensionFinder(catalogue);
const folder = mkdtempSync(join(tmpdir(), 'test-mediawiki-'));
const children: ChildProcess[] = [];
try {
  const wiki = await installWiki(folder, {
    name: 'Test garden',
    publicUrl: `https://${wikiId}.${wikiHost}`,
  });
  await testPublicWiki(await serveWiki(wiki));
  makePrivate();
  await testPrivateWiki(await serveWiki(wiki));
  console.log('All tests passed.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

async function testPublicWiki(wiki: RunningWiki): Promise<void> {
  const site = await startSite(wiki.apiUrl);
  const query = '?action=query&meta=siteinfo&siprop=extensions|general&format=json&formatversion=2';
  const { general, extensions } = (
    await requestJson<{
      query: { general: { generator: string }; extensions: { type: string; name: string }[] };
    }>(wiki.apiUrl + query)
  ).query;
  const installed = extensions.filter(({ type }) => type !== 'skin').map(({ name }) => name);
  const foreign = installed.filter((name) => !findKnown(name));
  report(`${general.generator} runs with ${installed.length} extensions`);

  const english = await until('/extensions/ lists what the wiki runs', async () => {
    const listed = await requestList(site, 'en');
    const expected = installed.map((name) => findKnown(name)?.key ?? name);
    assert.deepEqual(Object.keys(listed).sort(), expected.sort());
    return listed;
  });
  const german = await requestList(site, 'de');
  for (const listed of [english, german]) {
    for (const { description } of Object.values(listed)) assert.ok(description);
  }
  for (const name of foreign) {
    const description = german[name]?.description;
    assert.notEqual(description, english[name]?.description);
    report(`${name} is described by the wiki itself: “${description}”`);
  }

  const login = await request(`${site.url}/login?wikiid=${wikiId}`);
  assert.equal(login.status, 302);
  const address = new URL(login.headers.location ?? '');
  assert.equal(address.host, `${wikiId}.${wikiHost}`);
  const page = await request(wiki.origin + address.pathname, { host: address.host });
  assert.equal(page.status, 200);
  assert.match(page.body, /name="wpLoginToken"/);
  report(`${address} is the login page of the wiki: ${page.body.match(/<title>([^<]*)/)?.[1]}`);

  wiki.child.kill('SIGTERM');
  await until('the wiki is gone', () => assert.rejects(request(wiki.apiUrl)));
  assert.deepEqual(await requestList(site, 'en'), english);
  report('and /extensions/ still lists what it ran');
}

function makePrivate(): void {
  appendFileSync(join(folder, 'LocalSettings.php'), "$wgGroupPermissions['*']['read'] = false;\n");
}

async function testPrivateWiki(wiki: RunningWiki): Promise<void> {
  const refusal = await requestJson<{ error: { code: string } }>(
    `${wiki.apiUrl}?action=query&meta=siteinfo&format=json`,
  );
  assert.equal(refusal.error.code, 'readapidenied');
  const site = await startSite(wiki.apiUrl);
  await until('a private wiki says no, and the log says so', async () => {
    assert.match(site.lines.join('\n'), /refuses: readapidenied/);
  });
  const listed = Object.keys(await requestList(site, 'en'));
  assert.deepEqual(listed.sort(), catalogue.map(({ key }) => key).sort());
  report(`meanwhile /extensions/ lists the ${listed.length} extensions of the content`);
}

async function serveWiki({ origin, serve }: InstalledWiki): Promise<RunningWiki> {
  const child = start(...serve);
  const apiUrl = `${origin}/api.php`;
  await until('MediaWiki answers', () => requestJson(`${apiUrl}?action=query&format=json`));
  return { origin, apiUrl, child };
}

async function startSite(apiUrl: string): Promise<SiteServer> {
  const child = start(process.execPath, [entry], {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG: 'errors',
    MEDIAWIKI_API_URL: apiUrl,
  });
  const lines: string[] = [];
  createInterface(child.stdout as Readable).on('line', (line) => lines.push(line));
  const url = await until('our server is ready', async () => {
    const found = lines.join('\n').match(/ready on (\S+)/)?.[1];
    assert.ok(found);
    return found;
  });
  return { child, lines, url };
}

function start(command: string, parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}

async function requestList({ url }: SiteServer, locale: string): Promise<ExtensionList> {
  const { extensions_data: list } = await requestJson<{ extensions_data: ExtensionList }>(
    `${url}/${locale}/extensions/`,
  );
  return list;
}
