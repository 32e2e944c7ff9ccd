import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { firstAddress } from '../../scripts/first-address.ts';
import { copyProject } from '../../scripts/project-copy.ts';

test('in development the country is preselected, and a changed text is seen while what was typed stays', {
  tag: '@slow',
}, async ({ page }) => {
  // A copy of the project, a server that compiles, and a page of a hundred modules.
  test.slow();
  const copy = copyProject();
  const dev = spawn(process.execPath, [path.join(copy, 'src/build/dev.ts')], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await firstAddress(dev.stdout);
    const place = { country_code: 'DE', country_name: 'Germany', in_eu: true };
    await page.route('**/location', (route) => route.fulfill({ json: place }));
    await page.goto(`${origin}/en/pricecalculator`, { waitUntil: 'networkidle' });
    await expect(page.locator('#country')).toHaveValue('DE');
    const extraWikis = page.locator('input[name=extrawikis]');
    const addon = page.locator('input[name="addons[]"]').first();
    await extraWikis.fill('7');
    await addon.check();

    const file = path.join(copy, 'locales/en/price-calculator.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/"heading": "[^"]*"/, '"heading": "Another heading"'));
    await expect(page.getByRole('heading', { name: 'Another heading' })).toBeVisible();
    await expect(page.locator('main [data-hydrated]').first()).toBeVisible();
    await expect(extraWikis).toHaveValue('7');
    await expect(addon).toBeChecked();
  } finally {
    dev.kill();
    await once(dev, 'exit');
    rmSync(copy, { recursive: true });
  }
});
