import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../../domain/privacy-level.ts';
import { isAllowed } from '../../../domain/privacy-level-permissions.ts';
import vector from '../vector/vector.module.css';
import { VectorBar } from '../vector/vector-bar.tsx';
import { VectorIcon } from '../vector/vector-icon.tsx';
import { VectorContents, VectorPageHead } from '../vector/vector-page.tsx';
import styles from './wiki-frame.module.css';

/**
 * The main page of a new wiki as a stranger meets it, in the looks of MediaWiki's own skin, as the
 * photographs of real wikis show it.
 *
 * @param device a phone has what one does with the page, and the log-in, in menus
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
  const isPhone = device === 'phone';
  return (
    <div className={`${vector.vector} ${styles.frame}`} data-device={device}>
      <div className={styles.browser}>
        <bdi>{host}</bdi>
      </div>
      <VectorBar
        logo={<i className={styles.logo}>{letter}</i>}
        name={name}
        search={t('name-wiki.wiki.search', { name })}
        find={t('name-wiki.wiki.find')}
      >
        <VectorIcon of="glasses" />
        {!isPhone && (
          <>
            {may('createAccount') && <u>{t('name-wiki.wiki.createAccount')}</u>}
            {may('requestAccount') && <u>{t('name-wiki.wiki.requestAccount')}</u>}
            <u>{t('name-wiki.wiki.login')}</u>
          </>
        )}
        <VectorIcon of="more" />
      </VectorBar>
      {canRead ? (
        <div ref={page} className={`${styles.page} ${styles.contained}`}>
          <VectorContents
            title={t('name-wiki.wiki.contents')}
            beginning={t('name-wiki.wiki.beginning')}
            section={t('name-wiki.wiki.start')}
          />
          <div>
            <VectorPageHead
              title={t('name-wiki.wiki.mainPage')}
              page={t('name-wiki.wiki.page')}
              discussion={t('name-wiki.wiki.discussion')}
              tools={t('name-wiki.wiki.tools')}
            >
              {!isPhone && (
                <>
                  <b>{t('name-wiki.wiki.read')}</b>
                  <u>{t(may('edit') ? 'name-wiki.wiki.edit' : 'name-wiki.wiki.viewSource')}</u>
                  <u>{t('name-wiki.wiki.history')}</u>
                </>
              )}
            </VectorPageHead>
            <div className={styles.text}>
              <p>
                {t('name-wiki.wiki.welcome', { name })} {t('name-wiki.wiki.first')}
              </p>
              <ul>
                {(['one', 'two', 'three'] as const).map((page) => (
                  <li key={page}>{t(`name-wiki.wiki.pages.${page}`)}</li>
                ))}
              </ul>
              {!isPhone && (
                <>
                  <div className={styles.heading}>{t('name-wiki.wiki.start')}</div>
                  <p>{t('name-wiki.wiki.startPage')}</p>
                </>
              )}
            </div>
          </div>
        </div>
      ) : (
        <div ref={page} className={styles.page}>
          <div className={styles.heading}>{t('name-wiki.wiki.loginRequired')}</div>
          <p>{t('name-wiki.wiki.logInToRead')}</p>
          <span className={styles.button}>{t('name-wiki.wiki.login')}</span>
        </div>
      )}
    </div>
  );
}
