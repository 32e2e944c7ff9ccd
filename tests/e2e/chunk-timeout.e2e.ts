import { expect, test } from '@playwright/test';
import { chunkTimeoutMs } from '../../src/site/constants.ts';

test('a part of the script that has not come by the chunk timeout is given up', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.clock.install();
  await page.route('**/carousel-*.chunk.js', () => undefined);
  const asked = page.waitForRequest('**/carousel-*.chunk.js');
  await page.goto('/en');
  await asked;
  await page.clock.runFor(chunkTimeoutMs - 1000);
  expect(errors.join('\n')).not.toContain('failed');
  await page.clock.runFor(2000);
  await expect.poll(() => errors.join('\n')).toContain('(timeout: ');
});
