import { useTranslation } from 'react-i18next';
import type { WikiAction, WikiRole } from '../../../domain/privacy-level-permissions.ts';
import styles from './wiki-screen.module.css';

/** The links on top of a wiki that depend on who is looking, in the wiki's order. */
const personalLinks = ['requestAccount', 'approveAccounts', 'createAccount'] as const;

/**
 * A page of a wiki, drawn. The list beside it says the same in words, so it is only visual.
 *
 * @param may whether the one who looks may do something
 */
export function WikiScreen({
  role,
  may,
}: {
  role: WikiRole;
  may: (action: WikiAction) => boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.top}>
        {personalLinks.filter(may).map((link) => (
          <span key={link} className={styles.link}>
            {t(`privacy.wiki.${link}`)}
          </span>
        ))}
        {role === 'stranger' ? (
          <span className={styles.link}>{t('privacy.wiki.login')}</span>
        ) : (
          <span className={styles.name}>{t(`privacy.wiki.${role}Name`)}</span>
        )}
      </div>
      {may('read') ? (
        <div className={styles.page}>
          <div className={styles.tabs}>
            <span className={styles.current}>{t('privacy.wiki.read')}</span>
            <span className={styles.tab}>
              {t(may('edit') ? 'privacy.wiki.edit' : 'privacy.wiki.viewSource')}
            </span>
            {role === 'user' && <span className={styles.tab}>{t('privacy.wiki.watch')}</span>}
            {role === 'administrator' && (
              <span className={styles.tab}>{t('privacy.wiki.protect')}</span>
            )}
          </div>
          <div className={styles.title}>{t('privacy.wiki.page')}</div>
          <div className={styles.text}>
            <p>
              {t('privacy.wiki.text')}{' '}
              <span className={styles.link}>{t('privacy.wiki.linked')}</span>
            </p>
            <svg viewBox="0 0 68 70" aria-hidden="true">
              <path className={styles.frame} d="M1 1h66v68h-66z" />
              <path
                className={styles.apple}
                d="M34 24q-6-5-13 0-8 7 0 20 6 9 13 4 7 5 13-4 8-13 0-20-7-5-13 0z"
              />
              <path className={styles.frame} d="M34 24q0-7 5-10M12 60h44" />
            </svg>
          </div>
        </div>
      ) : (
        <div className={styles.page}>
          <div className={styles.title}>{t('privacy.wiki.loginRequired')}</div>
          <i className={styles.field} />
          <i className={styles.field} />
          <span className={styles.button}>{t('privacy.wiki.login')}</span>
        </div>
      )}
    </div>
  );
}
