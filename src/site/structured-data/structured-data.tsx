import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Graph, Thing } from 'schema-dts';
import { type Site, useSite } from '../context.tsx';
import { routes } from '../routes.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';
import { servicesOn } from './services.ts';
import { webSite } from './web-site.ts';

/**
 * Tells search engines what the page is and what it sells, as JSON-LD in the vocabulary of
 * schema.org. It is data and no script, so the page's security policy has nothing to say about it.
 *
 * @param title of the page, without the brand
 */
export function StructuredData({ title }: { title: string }) {
  const { i18n } = useTranslation();
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': nodesOf(useSite(), title, i18n),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, and escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}

function nodesOf({ pageKey, locale, day }: Site, title: string, texts: i18n): Thing[] {
  const { path } = routes[pageKey];
  return [
    organization,
    webSite,
    // The landing page is where every way begins.
    ...(pageKey === 'landing' ? [] : [breadcrumbs(locale, path, title)]),
    ...servicesOn(pageKey, texts, day),
  ];
}
