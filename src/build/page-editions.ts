import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../i18n/locales.ts';
import { plainTexts } from '../i18n/server.ts';
import { markdownPath } from '../site/addresses.ts';
import { copyrightLine } from '../site/layout/copyright-line.ts';
import type { PageModule } from '../site/page-module.ts';
import { pageModules } from '../site/pages.ts';
import type { createRenderer, RenderedPage } from '../site/render.tsx';
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
  { today, later, newYearsDay }: EditionDays,
  render: ReturnType<typeof createRenderer>,
): Promise<UncompressedFile[]> {
  const { path, isIndexed }: PageRoute = routes[key];
  const { changesAfter }: PageModule = await pageModules[key]();
  const changes = new Set([...later, ...(changesAfter?.(today) ?? [])]);
  const renderOn = async (day: string) => {
    const page = await render({ key, locale, query: new URLSearchParams(), day });
    if (page.kind !== 'page') throw new Error(`${path} redirects without being asked.`);
    return { day, page };
  };

  let last = await renderOn(today);
  const editions = [last];
  for (const day of [...new Set([...changes, newYearsDay])].sort()) {
    const next = changes.has(day) ? await renderOn(day) : inYearOf(day, last, locale);
    if (next.page.html !== last.page.html) editions.push(next);
    last = next;
  }
  return editions.map(({ day, page: { status, html, headers } }) =>
    uncompressedFile(path, html, {
      locale,
      status,
      headers: { ...headers, ...(isIndexed !== false && markdownLink(locale, path)) },
      contentType: 'text/html; charset=utf-8',
      ...(day !== today && { validFrom: day }),
    }),
  );
}

/** A page that has been rendered for a day. */
interface DatedPage {
  day: string;
  page: Extract<RenderedPage, { kind: 'page' }>;
}

/** New Year's Day changes nothing but the copyright line, so that a page need not be rendered again for it. */
function inYearOf(day: string, { day: lastDay, page }: DatedPage, locale: Locale): DatedPage {
  const { t } = plainTexts(locale);
  const [before, after] = [lastDay, day].map((each) =>
    renderToStaticMarkup(copyrightLine(t, each)),
  ) as [string, string];
  return { day, page: { ...page, html: page.html.replace(before, () => after) } };
}

/** Points programs to the page's Markdown by a `Link` header (RFC 8288). */
function markdownLink(locale: Locale, path: string): Record<string, string> {
  return { link: `<${markdownPath(locale, path)}>; rel="alternate"; type="text/markdown"` };
}
