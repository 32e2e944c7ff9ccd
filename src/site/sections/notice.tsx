import { useTranslation } from 'react-i18next';
import type { Notice as NoticeContent } from '../../content/schema/notice.ts';
import { useSite } from '../context.tsx';
import { type RouteKey, routes } from '../routes.ts';
import { RouteLink } from '../text/link.tsx';
import styles from './notice.module.css';
import { noticeScript } from './notice-script.ts';

/**
 * A strip above the navigation bar. It is in the HTML and an inline script removes it when closed before, so
 * that it shifts no layout.
 */
export function Notice({ notice }: { notice: NoticeContent }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { text, link, from, until } = notice;
  return (
    <>
      <aside
        className={styles.notice}
        aria-label={t('notice.label')}
        data-notice={`${from}/${until}`}
        data-behaviour="notice"
        data-when="idle"
      >
        <p>
          {text[locale]} {link && <NoticeLink link={link} />}
        </p>
        <button type="button" hidden aria-label={t('notice.close')}>
          ×
        </button>
      </aside>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, no one's input
        dangerouslySetInnerHTML={{ __html: noticeScript }}
      />
    </>
  );
}

function NoticeLink({ link: { to, label } }: { link: NonNullable<NoticeContent['link']> }) {
  const { locale } = useSite();
  if (to in routes) return <RouteLink to={to as RouteKey}>{label[locale]}</RouteLink>;
  return <a href={to}>{label[locale]}</a>;
}
