import { expect, test } from '@playwright/test';

test('text is set in the fonts of the tests, not of the machine', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'Other systems do not ask fontconfig for their fonts.');
  await page.setContent(
    '<p>sans</p><p style="font-family: Arial">named</p><pre>mono</pre><p style="font-family: Georgia, serif">serif</p>',
  );
  await page.addStyleTag({ content: 'p { font-family: system-ui, sans-serif }' });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeId } = await protocol.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'body',
  });
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
  const families = fonts.map(({ familyName }) => familyName).sort();
  expect(families).toEqual(['Arimo', 'Cousine', 'Tinos']);
});
