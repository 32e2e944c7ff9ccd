import { site } from '../content/site.ts';
import { fallbackLocale, localeNames, locales } from '../i18n/locales.ts';
import { planListPath } from '../server/plans/plan-list.ts';
import { localePath, markdownPath } from '../site/addresses.ts';
import { type PageKey, type PageRoute, routes } from '../site/routes.ts';

/** What a page says of itself, in English. */
export interface PageSummary {
  key: PageKey;
  /** Without the brand. */
  title: string;
  summary: string;
}

/**
 * Writes llms.txt for language models (https://llmstxt.org/): a list of links with a sentence each.
 *
 * @param pages in the order of the route table; those that may not be listed are left out
 */
export function llmsTxt(pages: readonly PageSummary[]): string {
  const listed = pages.filter(({ key }) => (routes[key] as PageRoute).isIndexed !== false);
  const landing = listed.find(({ key }) => key === 'landing');
  const { siteUrl, brandName } = site;
  const line = (name: string, address: string, says: string) =>
    `- [${name}](${siteUrl}${address}): ${says}`;
  return `# ${brandName}

> ${landing?.summary}

## Pages

${listed.map(({ key, title, summary }) => line(title, markdownPath(fallbackLocale, routes[key].path), summary)).join('\n')}

## Data

${line('Prices', planListPath, 'every plan, add-on, server and tax rate as JSON')}
${line('OpenAPI', '/openapi.json', 'the list of prices and the price calculator, described for programs')}

## Optional

${locales
  .filter((locale) => locale !== fallbackLocale)
  .map((locale) =>
    line(localeNames[locale], localePath(locale, '/'), 'the whole site in this language'),
  )
  .join('\n')}
`;
}
