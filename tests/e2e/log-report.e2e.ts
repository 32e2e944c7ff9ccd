import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { runServer } from './built-server.ts';
import { content } from './content.ts';

const script = path.resolve(import.meta.dirname, '../../tools/log-report.ts');
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-report-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

function report(...args: string[]) {
  const env = { PATH: process.env.PATH };
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', env });
}

test('a log becomes one page that says what visitors have done', async ({ page }) => {
  const { child, url, exited } = await runServer({ env: { LOG: 'requests' } });
  const log = child.stdout ? text(child.stdout) : Promise.resolve('');
  const referer = `${content.site.siteUrl}/de/plans?x=secret`;
  const asked: [address: string, headers?: Record<string, string>][] = [
    ...[['/de/plans'], ['/de/plans'], ['/plans', { 'accept-language': 'fr' }], ['/healthz']],
    // Fetched ahead twice, and opened once.
    ...Array(2).fill(['/de/about', { 'sec-purpose': 'prefetch;prerender' }]),
    ['/location?opened=/de/about', { 'accept-language': 'de' }],
    ['/location?opened=/secret'],
    ['/pricecalculator?product=pro&country=US', { 'sec-purpose': 'prefetch' }],
    ['/pricecalculator?product=pro&country=DE&extrawikis=7'],
    ['/pricecalculator?product=Pro&country=de', { accept: 'application/json' }],
    ['/pricecalculator?product=me%40mail.example&country=DE'],
    ['/help-me-choose?needs[]=ownDomain&sso=basic&employees=987651'],
    ['/gone?token=secret', { referer }],
    ['/<b>', { referer: 'https://elsewhere.example/secret' }],
  ] as [string, Record<string, string>?][];
  for (const [address, headers = {}] of asked)
    await (await fetch(url + address, { headers })).text();
  child.kill();
  await exited;
  const written = await log;
  for (const private_ of ['secret', 'mail.example', '987651', 'elsewhere', 'extrawikis']) {
    expect(written).not.toContain(private_);
  }
  writeFileSync(path.join(folder, 'access.log'), written);
  const timing = { message: 'Field timing', page: 'plans', locale: 'de', inpMs: 40, cls: 0.01 };
  const lines = [100, 300, 200, 400].map((lcpMs) => JSON.stringify({ ...timing, lcpMs }));
  appendFileSync(path.join(folder, 'access.log'), `${lines.join('\n')}\n{"half a li\n`);
  expect(report('access.log').stdout).toContain(`${asked.length} requests`);

  await page.goto(pathToFileURL(path.join(folder, 'report.html')).href);
  const row = (table: string, name: string) =>
    page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const cells = (table: string, name: string) =>
    row(table, name).getByRole('cell').allTextContents();
  expect(await cells('Visits by page and language', 'plans')).toEqual(['0', '2', '0', '1', '3']);
  expect(await cells('Visits by page and language', 'about')).toEqual(['0', '1', '0', '0', '1']);
  expect(await cells('Prices worked out', 'pro')).toEqual(['2', '2']);
  expect(await cells('Needs', 'ownDomain')).toEqual(['1']);
  expect(await cells('Needs', 'sso:basic')).toEqual(['1']);
  expect(await cells('Addresses that are missing', '/gone')).toEqual(['/de/plans', '1']);
  expect(await cells('Addresses that are missing', '/%3Cb%3E')).toEqual(['–', '1']);
  expect(await cells('How pages feel', 'plans (de)')).toEqual(['4', '300', '40', '0.01']);
  await expect(page.getByRole('table', { name: 'Slowest answers' })).toBeVisible();
  await expect(page.getByText('Lines that could not be read: 1.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a command says what it wants, and no stack trace', () => {
  for (const [args, sentence] of [
    [[], 'Say which log: npm run report -- access.log'],
    [['none.log'], `${path.join(folder, 'none.log')} is not there.`],
    [['--where', 'x'], "Unknown option '--where'. There are --out."],
  ] as const) {
    const { status, stderr } = report(...args);
    expect([status, stderr.trim()]).toEqual([1, sentence]);
  }
});
