import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freshBuild } from '../src/build/fresh-build.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { firstAddress } from './first-address.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Serves the built site while `work` runs. */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  if (!freshBuild()) process.exit(1);
  const server = spawn(process.execPath, [path.join(root, 'dist/server/node.js')], {
    env: { ...process.env, PORT: '0', LOG: 'errors' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await work(await firstAddress(server.stdout));
  } finally {
    server.kill();
  }
}

/**
 * Serves the built site to a browser while `work` runs.
 *
 * @param args of the browser; by default those of the tests
 */
export async function withBuiltSite(
  work: (browser: Browser, origin: string) => Promise<void>,
  args: readonly string[] = browserArguments,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...args] });
  try {
    await withServer((origin) => work(browser, origin));
  } finally {
    await browser.close();
  }
}
