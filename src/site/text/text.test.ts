import { expect, test } from 'vitest';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import { pageRoutes } from '../routes.ts';

test.each(pageRoutes)('%s shows no mark of its texts as it is written', async (key) => {
  const page = await renderUnstyled({
    key,
    locale: 'en',
    query: new URLSearchParams(),
    day: '2026-11-22',
  });
  if (page.kind === 'redirect') throw new Error(`${key} redirects without being asked.`);
  expect(page.html.match(/&lt;\/?[a-z][\w-]*\/?&gt;|\{\{/gi)).toBeNull();
});
