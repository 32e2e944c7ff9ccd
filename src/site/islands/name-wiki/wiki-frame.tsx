import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../../domain/privacy-level.ts';
import { isAllowed } from '../../../domain/privacy-level-permissions.ts';
import styles from './wiki-frame.module.css';

const menu = ['mainPage', 'recentChanges', 'randomPage', 'upload'] as const;

/**
 * The main page of a new wiki as a stranger meets it, in the looks of MediaWiki's own skin, as the
 * photographs of real wikis show it: a pale bar with a line of the wiki's colour, menu at the side,
 * tabs above the page.
 *
 * @param device a phone has no room for menu and search
 */
export function WikiFrame({
  device,
  name,
  host,
  letter,
  level,
}: {
  device: 'desktop' | 'phone';
  name: string;
  host: string;
  letter: string;
  level: PrivacyLevelId;
}) {
  const { t } = useTranslation();
  const may = (action: 'read' | 'edit' | 'createAccount' | 'requestAccount') =>
    isAllowed(levelOf(level), 'stranger', action);
  const canRead = may('read');
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(canRead);
  useEffect(() => {
    if (shown.current === canRead) return;
    shown.current = canRead;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    page.current?.animate({ opacity: [0, 1] }, 150);
  }, [canRead]);
  return (
    <div className={styles.frame} data-device={device}>
      <div className={styles.browser}>
        <bdi>{host}</bdi>
      </div>
      <div className={styles.top}>
        <i>{letter}</i>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.search}>{t('name-wiki.wiki.search')}</span>
        <span className={styles.tools}>
          {may('createAccount') && <u>{t('name-wiki.wiki.createAccount')}</u>}
          {may('requestAccount') && <u>{t('name-wiki.wiki.requestAccount')}</u>}
          <u>{t('name-wiki.wiki.login')}</u>
        </span>
      </div>
      <div className={styles.side}>
        {menu.map((entry) => (
          <u key={entry}>{t(`name-wiki.wiki.${entry}`)}</u>
        ))}
      </div>
      {canRead ? (
        <div ref={page} className={styles.page}>
          <div className={styles.title}>{t('name-wiki.wiki.mainPage')}</div>
          <div className={styles.tabs}>
            <b>{t('name-wiki.wiki.page')}</b>
            <u>{t('name-wiki.wiki.discussion')}</u>
            <b>{t('name-wiki.wiki.read')}</b>
            <u>{t(may('edit') ? 'name-wiki.wiki.edit' : 'name-wiki.wiki.viewSource')}</u>
            <u>{t('name-wiki.wiki.history')}</u>
          </div>
          <p>
            {t('name-wiki.wiki.welcome', { name })} {t('name-wiki.wiki.first')}
          </p>
          <ul>
            {(['one', 'two', 'three'] as const).map((page) => (
              <li key={page}>{t(`name-wiki.wiki.pages.${page}`)}</li>
            ))}
          </ul>
          <div className={styles.title}>{t('name-wiki.wiki.start')}</div>
          <p>
            {t('name-wiki.wiki.startPage')} {t('name-wiki.wiki.startLink')}
          </p>
        </div>
      ) : (
        <div ref={page} className={styles.page}>
          <div className={styles.title}>{t('name-wiki.wiki.loginRequired')}</div>
          <p>{t('name-wiki.wiki.logInToRead')}</p>
          <span className={styles.button}>{t('name-wiki.wiki.login')}</span>
        </div>
      )}
    </div>
  );
}
