import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../text/link.tsx';
import { Brand } from './brand.tsx';
import { Demonstration } from './demonstration.tsx';
import { documentTitle } from './document-title.ts';
import styles from './standalone-frame.module.css';

/**
 * The frame of pages that the wiki farm's proxy shows while other hosts may be down: it loads no other file
 * and uses absolute links only.
 *
 * @param text explanation for visitors and search results
 * @param picture a drawing as a `data:` URL
 */
export function StandaloneFrame({
  title,
  heading,
  text,
  picture,
  children,
}: {
  title: string;
  heading: string;
  text: string;
  picture: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <body className={styles.body}>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={text} />
      <header className={styles.top}>
        <Brand />
      </header>
      <main className={styles.main}>
        <div className={styles.picture}>
          <img src={picture} alt="" width="300" height="225" />
        </div>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{text}</p>
          {children}
          <p className={styles.links}>
            <RouteLink to="landing">{t('status.homepage')}</RouteLink>
            <RouteLink to="contact">{t('status.contact')}</RouteLink>
          </p>
          <Demonstration />
        </div>
      </main>
    </body>
  );
}
