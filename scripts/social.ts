// Makes the pictures that other sites show beside a link to this one: the landing page's heading
// and its garden, one for each language. Run it by hand (`npm run social`) when either has changed;
// the result is committed.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withBuiltSite } from './built-site.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'public/social');

const look = `
  body { display: grid; grid-template: auto 1fr / 560px 1fr; width: 1200px; height: 630px; padding: 64px 24px 40px 72px; }
  body > a { font-size: 2rem; }
  body > a svg { width: 52px; height: 52px; }
  body > h1 { grid-row: 2; align-self: center; font-size: 5rem; line-height: 1.05; }
  body > svg { grid-area: 1 / 2 / 3; align-self: center; width: 600px; }
`;

mkdirSync(folder, { recursive: true });
await withBuiltSite(async (browser, origin) => {
  const tab = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
  });
  for (const locale of readdirSync(path.join(root, 'locales'))) {
    await tab.goto(`${origin}/${locale}`, { waitUntil: 'networkidle' });
    await tab.addStyleTag({ content: look });
    await tab.evaluate(() => {
      const parts = ['header a', 'h1', 'main svg'].flatMap(
        (selector) => document.querySelector(selector) ?? [],
      );
      document.body.replaceChildren(...parts);
    });
    await tab.screenshot({ path: path.join(folder, `${locale}.png`) });
  }
});
