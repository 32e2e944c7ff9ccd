import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** Where Debian's package puts it. */
const mediaWiki = process.env.MEDIAWIKI_DIR ?? '/usr/share/mediawiki';
const phpModules = ['curl', 'intl', 'mbstring', 'pdo_sqlite', 'xml'];

/** A web server's rewrite rule: pages live under /wiki/, everything else is a file. */
const router = `<?php
if ( !str_starts_with( $_SERVER['REQUEST_URI'], '/wiki/' ) ) return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require 'index.php';
`;

/** Names what this machine lacks to run a MediaWiki, so that somebody can install it. */
export function findMissingParts(): string[] {
  const missing: string[] = [];
  if (!existsSync(join(mediaWiki, 'maintenance/install.php'))) {
    missing.push(`MediaWiki in ${mediaWiki}`);
  }
  try {
    const loaded = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
    const absent = phpModules.filter((name) => !loaded.includes(name));
    if (absent.length > 0) missing.push(`the PHP modules ${absent.join(', ')}`);
  } catch {
    missing.push('php');
  }
  return missing;
}

/** A wiki that is set up but not served yet. */
export interface InstalledWiki {
  /** Where it is to be found on this machine. */
  origin: string;
  /** The command that serves it there, its parameters, and what it must find in its environment. */
  serve: [command: string, parameters: string[], env: Record<string, string>];
}

/**
 * Installs a wiki with every extension that is there and a database in a file. It takes about a
 * second.
 *
 * @param folder takes the settings and the database; removing it removes the wiki
 * @param publicUrl the address that the wiki believes to have
 */
export async function installWiki(folder: string, publicUrl: string): Promise<InstalledWiki> {
  const settings = join(folder, 'LocalSettings.php');
  const options = {
    dbtype: 'sqlite',
    dbpath: folder,
    confpath: folder,
    server: publicUrl,
    scriptpath: '',
    pass: crypto.randomUUID(),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const installer = join(mediaWiki, 'maintenance/install.php');
  execFileSync('php', [installer, ...flags, '--with-extensions', 'Test garden', 'Gardener'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  appendFileSync(settings, "$wgArticlePath = '/wiki/$1';\n");
  writeFileSync(join(folder, 'router.php'), router);

  const address = `127.0.0.1:${await freePort()}`;
  const parameters = ['-S', address, '-t', mediaWiki, join(folder, 'router.php')];
  return {
    origin: `http://${address}`,
    serve: ['php', parameters, { MW_CONFIG_FILE: settings }],
  };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
