import type { BreadcrumbList } from 'schema-dts';
import { site } from '../../content/site.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localePath } from '../addresses.ts';

/**
 * Breadcrumbs from the landing page to another one.
 *
 * @param path of the page, without language prefix
 * @param title of the page, without the brand
 */
export function breadcrumbs(locale: Locale, path: string, title: string): BreadcrumbList {
  const steps = [
    { name: site.brandName, path: '/' },
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.siteUrl + localePath(locale, step.path),
    })),
  };
}
