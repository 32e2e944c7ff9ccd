import type { Locale } from '../i18n/locales.ts';
import { markdownPath } from '../site/addresses.ts';
import type { PageModule } from '../site/page-module.ts';
import { pageModules } from '../site/pages.ts';
import type { createRenderer } from '../site/render.tsx';
import { type PageKey, type PageRoute, routes } from '../site/routes.ts';
import type { EditionDays } from './edition-days.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

/**
 * Renders a page as it is today, and once more for each later day that changes it.
 *
 * @throws when the page lacks a text, a value, a claim or a link target
 */
export async function pageEditions(
  key: PageKey,
  locale: Locale,
  { today, later }: EditionDays,
  render: ReturnType<typeof createRenderer>,
): Promise<UncompressedFile[]> {
  const { changesAfter }: PageModule = await pageModules[key]();
  const days = new Set([...later, ...(changesAfter?.(today) ?? [])]);
  const editions: UncompressedFile[] = [];
  for (const validFrom of [undefined, ...[...days].sort()]) {
    const day = validFrom ?? today;
    const page = await render({ key, locale, query: new URLSearchParams(), day });
    const { path, isIndexed }: PageRoute = routes[key];
    if (page.kind !== 'page') throw new Error(`${path} redirects without being asked.`);
    const { status, html } = page;
    const contentType = 'text/html; charset=utf-8';
    const headers = { ...page.headers, ...(isIndexed !== false && markdownLink(locale, path)) };
    const edition = uncompressedFile(path, html, { locale, status, headers, contentType });
    if (edition.hash === editions.at(-1)?.hash) continue;
    editions.push({ ...edition, ...(validFrom && { validFrom }) });
  }
  return editions;
}

/** Points programs to the page's Markdown by a `Link` header (RFC 8288). */
function markdownLink(locale: Locale, path: string): Record<string, string> {
  return { link: `<${markdownPath(locale, path)}>; rel="alternate"; type="text/markdown"` };
}
