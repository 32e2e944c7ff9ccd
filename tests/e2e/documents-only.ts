import type { Page } from '@playwright/test';

/** Lets a page have its document and nothing that it asks for: neither script, nor font, nor picture. */
export async function loadDocumentsOnly(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
}
