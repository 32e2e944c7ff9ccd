import { site } from '../../content/site.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localePath, sharePicturePath, sharePictureSize } from '../addresses.ts';
import { useSite } from '../context.tsx';
import { type PageRoute, routes } from '../routes.ts';
import { documentTitle } from './document-title.ts';

/** Open Graph names a language together with a country. */
const openGraphLocales: Record<Locale, string> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
};

interface PageMetaProps {
  /** Without the brand. */
  title: string;
  /** One or two sentences. */
  summary: string;
}

/** Title, description and Open Graph data of a full page. */
export function PageMeta({ title, summary }: PageMetaProps) {
  const { pageKey } = useSite();
  const route: PageRoute = routes[pageKey];
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={summary} />
      {route.isIndexed !== false && <OpenGraph title={title} summary={summary} path={route.path} />}
    </>
  );
}

/** The preview of a shared link (Open Graph protocol, https://ogp.me). */
function OpenGraph({ title, summary, path }: { title: string; summary: string; path: string }) {
  const { locale } = useSite();
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={site.siteUrl + localePath(locale, path)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:image" content={site.siteUrl + sharePicturePath(locale, path)} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Text alternative of the share picture (`og:image:alt`). It repeats the page's heading, so it is rendered
 * after the content; React hoists it into the head.
 */
export function SharePictureText() {
  const { pageKey, headings } = useSite();
  const [heading] = headings;
  const { isIndexed }: PageRoute = routes[pageKey];
  if (isIndexed === false || !heading) return null;
  return <meta property="og:image:alt" content={`${site.brandName} – ${heading}`} />;
}
