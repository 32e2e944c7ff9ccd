// Tries the built site against a real MediaWiki: installs one into a temporary folder, serves it on
// the loopback interface, and looks at what our server makes of it. docs/testing-with-mediawiki.md
// says what has to be installed. Exits with 1 when something is missing or not as it should be.
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
import { ask, askJson } from './test-mediawiki/ask.ts';

/** A wiki, or our server, as it runs. */
interface Running {
  child: ChildProcess;
}
interface RunningWiki extends Running {
  origin: string;
  apiUrl: string;
}
interface OurServer extends Running {
  url: string;
  /** What it has logged. */
  lines: string[];
}

/** What `/extensions/` lists, by the name of the extension. */
type ExtensionList = Record<string, { description: string }>;

const entry = resolve(process.argv[2] ?? 'dist', 'server/node.js');
const wikiId = 'test-garden';

const missing = findMissingParts();
if (!existsSync(entry)) missing.push(`${entry} (run "npm run build")`);
if (missing.length > 0) {
  console.error(`Nothing tried. Missing: ${missing.join('; ')}.`);
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

async function tryPublicWiki(wiki: RunningWiki): Promise<void> {
  const ours = await startOurs(wiki.apiUrl);
  const query = '?action=query&meta=siteinfo&siprop=extensions|general&format=json&formatversion=2';
  const { general, extensions } = (
    await askJson<{
      query: { general: { generator: string }; extensions: { type: string; name: string }[] };
    }>(wiki.apiUrl + query)
  ).query;
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
    const description = german[name]?.description;
    assert.notEqual(description, english[name]?.description);
    report(`${name} is described by the wiki itself: “${description}”`);
  }

  const login = await ask(`${ours.url}/login?wikiid=${wikiId}`);
  assert.equal(login.status, 302);
  const address = new URL(login.headers.location ?? '');
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

function closeToStrangers(): void {
  appendFileSync(join(folder, 'LocalSettings.php'), "$wgGroupPermissions['*']['read'] = false;\n");
}

async function tryPrivateWiki(wiki: RunningWiki): Promise<void> {
  const refusal = await askJson<{ error: { code: string } }>(
    `${wiki.apiUrl}?action=query&meta=siteinfo&format=json`,
  );
  assert.equal(refusal.error.code, 'readapidenied');
  const ours = await startOurs(wiki.apiUrl);
  await until('a private wiki says no, and the log says so', async () => {
    assert.match(ours.lines.join('\n'), /refuses: readapidenied/);
  });
  const listed = Object.keys(await askList(ours, 'en'));
  assert.deepEqual(listed.sort(), catalogue.map(({ key }) => key).sort());
  report(`meanwhile /extensions/ lists the ${listed.length} extensions of the content`);
}

async function serveWiki({ origin, serve }: InstalledWiki): Promise<RunningWiki> {
  const child = start(...serve);
  const apiUrl = `${origin}/api.php`;
  await until('MediaWiki answers', () => askJson(`${apiUrl}?action=query&format=json`));
  return { origin, apiUrl, child };
}

async function startOurs(apiUrl: string): Promise<OurServer> {
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

async function askList({ url }: OurServer, locale: string): Promise<ExtensionList> {
  const { extensions_data: list } = await askJson<{ extensions_data: ExtensionList }>(
    `${url}/${locale}/extensions/`,
  );
  return list;
}
