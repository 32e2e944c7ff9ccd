import '../design/tokens.css';
import '../design/forced-colors.css';
import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { fallbackLocale, locales } from '../../i18n/locales.ts';
import { localePath } from '../addresses.ts';
import { useSite } from '../context.tsx';
import { type PageRoute, routes } from '../routes.ts';
import { cachedFontScript } from './cached-font-script.ts';
import { webManifestPath } from './web-manifest.ts';

/** The HTML document around `<body>`. The page's frame adds `<title>` and description. */
export function Document({ children }: { children: ReactNode }) {
  const { locale, pageKey, assets } = useSite();
  const route: PageRoute = routes[pageKey];
  const isFull = route.frame !== 'standalone';
  return (
    <html lang={locale} data-locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {route.isIndexed === false ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Alternates path={route.path} />
        )}
        {route.canonical && <link rel="canonical" href={`${site.siteUrl}${route.canonical}`} />}
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, written by the build
          dangerouslySetInnerHTML={{ __html: assets.styles[pageKey] }}
        />
        {isFull && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
            <script dangerouslySetInnerHTML={{ __html: cachedFontScript }} />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="manifest" href={webManifestPath} />
            {/* The first screen needs no script, so its pictures come first. */}
            <script type="module" src={assets.bootScript} fetchPriority="low" />
          </>
        )}
      </head>
      {children}
    </html>
  );
}

/** Links to the canonical URL and to the page in each language (hreflang). */
function Alternates({ path }: { path: string }) {
  const { locale } = useSite();
  return (
    <>
      <link rel="canonical" href={site.siteUrl + localePath(locale, path)} />
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={site.siteUrl + localePath(other, path)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={site.siteUrl + localePath(fallbackLocale, path)}
      />
    </>
  );
}
