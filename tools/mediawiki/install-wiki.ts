import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** Path of MediaWiki; by default that of Debian's package. */
const mediaWiki = process.env.MEDIAWIKI_DIR ?? '/usr/share/mediawiki';
const phpModules = ['curl', 'intl', 'mbstring', 'pdo_sqlite', 'xml'];

/**
 * Router script of PHP's server: serves uploads from the wiki's own folder, pages under /wiki/, and everything else
 * from MediaWiki's files.
 */
const router = `<?php
if ( str_starts_with( $_SERVER['REQUEST_URI'], '/images/' ) ) {
	$file = __DIR__ . urldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
	header( 'Content-Type: ' . mime_content_type( $file ) );
	readfile( $file );
	return;
}
if ( !str_starts_with( $_SERVER['REQUEST_URI'], '/wiki/' ) ) return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require 'index.php';
`;

/** Lists what has to be installed on this machine to run MediaWiki. */
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

interface WikiOptions {
  name: string;
  /** Interface language; English by default. */
  language?: string;
  /** `$wgServer`, where it differs from the origin on this machine. */
  publicUrl?: string;
  /** Further lines of `LocalSettings.php`. */
  settings?: string;
}

/** A wiki that is installed but not served yet. */
export interface InstalledWiki {
  /** Runs one of MediaWiki's maintenance scripts on it. */
  maintain: (script: string, ...parameters: string[]) => void;
  /** Its origin on this machine. */
  origin: string;
  /** The command that serves it there, its parameters and environment variables. */
  serve: [command: string, parameters: string[], env: Record<string, string>];
}

/**
 * Installs a wiki with every available extension and an SQLite database, in about a second.
 *
 * @param folder for the settings and the database; removing it removes the wiki
 * @throws when MediaWiki's installer fails
 */
export async function installWiki(
  folder: string,
  { name, language = 'en', publicUrl, settings = '' }: WikiOptions,
): Promise<InstalledWiki> {
  const address = `127.0.0.1:${await freePort()}`;
  const settingsFile = join(folder, 'LocalSettings.php');
  const environment = { MW_CONFIG_FILE: settingsFile };
  const maintain = (script: string, ...parameters: string[]) => {
    execFileSync('php', [join(mediaWiki, 'maintenance', `${script}.php`), ...parameters], {
      env: { ...process.env, ...(existsSync(settingsFile) && environment) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const options = {
    dbtype: 'sqlite',
    dbpath: folder,
    confpath: folder,
    server: publicUrl ?? `http://${address}`,
    scriptpath: '',
    lang: language,
    pass: crypto.randomUUID(),
  };
  const flags = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  maintain('install', ...flags, '--with-extensions', name, 'Gardener');
  appendFileSync(settingsFile, `$wgArticlePath = '/wiki/$1';\n${settings}`);
  writeFileSync(join(folder, 'router.php'), router);
  return {
    origin: `http://${address}`,
    maintain,
    serve: ['php', ['-S', address, '-t', mediaWiki, join(folder, 'router.php')], environment],
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
