import '../design/fonts.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeOn } from '../../content/notice.ts';
import { site } from '../../content/site.ts';
import { useSite } from '../context.tsx';
import { type PageRoute, routes } from '../routes.ts';
import { Notice } from '../sections/notice.tsx';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { References } from '../text/references.tsx';
import { Banner, type BannerProps } from './banner.tsx';
import { barColours } from './bar-colours.ts';
import { Footer } from './footer.tsx';
import { FooterIllustration } from './footer-illustration.tsx';
import { Navbar } from './navbar.tsx';
import styles from './page-frame.module.css';
import { PageMeta, SharePictureText } from './page-meta.tsx';
import { speculationRules } from './speculation-rules.ts';

interface PageFrameProps {
  /** Title of the page without the brand, for the browser's tab and for search engines. */
  title: string;
  /** One or two sentences for search results. */
  summary: string;
  /** Whether a submitted form has mistakes, which the title then says. */
  isRefused?: boolean;
  /** Whether the navigation bar is transparent until the visitor scrolls. */
  hasTransparentBar?: boolean;
  /** Overrides of content/banner.yaml for this page. */
  banner?: BannerProps;
  children: ReactNode;
}

/** The frame of every full page: banner, navigation bar, content, references, footer illustration, footer. */
export function PageFrame({
  title,
  summary,
  isRefused = false,
  hasTransparentBar = false,
  banner,
  children,
}: PageFrameProps) {
  const { t } = useTranslation();
  const { pageKey, day, invalidParameters } = useSite();
  const notice = noticeOn(pageKey, day);
  return (
    <body>
      <PageMeta
        title={
          isRefused || invalidParameters.length > 0
            ? `${t('form-errors.titlePrefix')} ${title}`
            : title
        }
        summary={summary}
      />
      {!hasTransparentBar && <BarColours />}
      <a className={styles.skip} href="#main">
        {t('common.skipToContent')}
      </a>
      {notice && <Notice notice={notice} />}
      <Navbar isTransparent={hasTransparentBar} />
      <div className={styles.top}>
        <Banner {...banner} />
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <FooterIllustration />
        <References />
      </main>
      <SharePictureText />
      <Footer />
      <ForPrograms title={title} />
      {site.fieldTimings && <span hidden data-behaviour="timings" data-when="idle" />}
    </body>
  );
}

/**
 * Invisible data for search engines and browsers. Last in the page, because it would delay the first paint.
 */
function ForPrograms({ title }: { title: string }) {
  const { pageKey } = useSite();
  const route: PageRoute = routes[pageKey];
  return (
    <>
      {route.isIndexed !== false && <StructuredData title={title} />}
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, no one's input
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />
    </>
  );
}

/** `theme-color`: browsers draw their own interface in the colour of the navigation bar. */
function BarColours() {
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme:${scheme})`}
      content={barColours[scheme]}
    />
  ));
}
