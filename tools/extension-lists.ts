// Updates the test fixtures in src/domain/testing/extension-lists/ from a real MediaWiki: the text of Special:Version in
// several interface languages, and answers of the API. docs/testing-with-mediawiki.md lists what has to be installed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { findMissingParts, installWiki } from './mediawiki/install-wiki.ts';
import { until } from './mediawiki/until.ts';

const target = 'src/domain/testing/extension-lists';
const versionLanguages = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'ru', 'pt-br', 'zh-hans', 'fi'];
const printLanguages = ['en', 'de', 'ja', 'ar'];
const query = 'api.php?action=query&meta=siteinfo&siprop=extensions';

const missing = findMissingParts();
if (missing.length > 0) {
  console.error(`Nothing taken. Missing: ${missing.join('; ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'extension-lists-'));
let server: ChildProcess | undefined;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const { origin, serve } = await installWiki(folder, { name: 'Test garden' });
  const [command, parameters, env] = serve;
  server = spawn(command, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ask = async (address: string) => {
    const answer = await fetch(`${origin}/${address}`);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return answer.text();
  };
  await until('MediaWiki answers', () => ask('api.php?action=query&format=json'));

  const json = await ask(`${query}&format=json&formatversion=2`);
  save('api-formatversion-2.txt', json);
  save('api-formatversion-1.txt', await ask(`${query}&format=json`));
  const { extensions } = JSON.parse(json).query as { extensions: { type: string; name: string }[] };
  const names = extensions.filter(({ type }) => type !== 'skin').map(({ name }) => name);
  save('mediawiki.names', `${names.sort().join('\n')}\n`);

  const page = await browser.newPage();
  const copy = async (address: string) => {
    await page.goto(`${origin}/${address}`);
    return page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body);
      return String(getSelection());
    });
  };
  for (const language of versionLanguages) {
    save(`version-${language}.txt`, await copy(`wiki/Special:Version?uselang=${language}`));
  }
  for (const language of printLanguages) {
    save(`api-print-${language}.txt`, await copy(`${query}&uselang=${language}`));
  }
} finally {
  await browser.close();
  server?.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

function save(file: string, text: string): void {
  writeFileSync(join(target, file), text);
}
