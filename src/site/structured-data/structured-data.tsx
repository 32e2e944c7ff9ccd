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
 * JSON-LD with schema.org types that describes the page and its offers to search engines. It is data, so the
 * content security policy does not apply to it.
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
    // The landing page is the root of all breadcrumbs.
    ...(pageKey === 'landing' ? [] : [breadcrumbs(locale, path, title)]),
    ...servicesOn(pageKey, texts, day),
  ];
}
