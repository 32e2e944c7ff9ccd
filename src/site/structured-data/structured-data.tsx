import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Graph, Thing, WebPage } from 'schema-dts';
import { site } from '../../content/site.ts';
import { localePath } from '../addresses.ts';
import { type Site, useSite } from '../context.tsx';
import { routes } from '../routes.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, wholeOrganization } from './organization.ts';
import { service, serviceId, servicesOn } from './services.ts';
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
  const services = servicesOn[pageKey] ?? [];
  const ownService = services.find((key) => key === pageKey);
  const page: WebPage = {
    '@type': 'WebPage',
    url: site.siteUrl + localePath(locale, path),
    mentions: services.map(serviceId),
  };
  // Its HTML has no room for more, and no page needs it less: it is where everything begins.
  if (pageKey === 'landing') return [webSite];
  return [
    pageKey === 'imprint' ? wholeOrganization : organization,
    webSite,
    breadcrumbs(locale, path, title),
    // The offers themselves stand on one page each; every other page refers to that.
    ...(ownService ? [service(ownService, texts, day)] : services.length > 0 ? [page] : []),
  ];
}
