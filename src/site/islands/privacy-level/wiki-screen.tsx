import { useTranslation } from 'react-i18next';
import type { WikiAction, WikiRole } from '../../../domain/privacy-level-permissions.ts';
import styles from './wiki-screen.module.css';

/** The links on top of a wiki that depend on who is looking, in the wiki's order. */
const personalLinks = ['requestAccount', 'approveAccounts', 'createAccount'] as const;

interface Props {
  role: WikiRole;
  may: (action: WikiAction) => boolean;
}

/**
 * A page of a wiki in the looks of MediaWiki's skin Vector. The list below it says the same in words,
 * so it is only visual.
 *
 * @param may whether the one who looks may do something
 */
export function WikiScreen({ role, may }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.top}>
        <Apple />
        <b>{t('privacy.wiki.name')}</b>
        <span className={styles.search}>{t('privacy.wiki.search')}</span>
        {personalLinks.filter(may).map((link) => (
          <u key={link}>{t(`privacy.wiki.${link}`)}</u>
        ))}
        <u>{t(role === 'stranger' ? 'privacy.wiki.login' : `privacy.wiki.${role}Name`)}</u>
      </div>
      {may('read') ? <Article role={role} may={may} /> : <Login />}
    </div>
  );
}

function Article({ role, may }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.contents}>
        <b>{t('privacy.wiki.contents')}</b>
        <span>{t('privacy.wiki.beginning')}</span>
        <u>{t('privacy.wiki.section')}</u>
      </div>
      <div>
        <div className={styles.title}>{t('privacy.wiki.page')}</div>
        <div className={styles.tabs}>
          <b>{t('privacy.wiki.article')}</b>
          <u>{t('privacy.wiki.discussion')}</u>
          <b>{t('privacy.wiki.read')}</b>
          <u>{t(may('edit') ? 'privacy.wiki.edit' : 'privacy.wiki.viewSource')}</u>
          <u>{t('privacy.wiki.history')}</u>
          {role === 'user' && <u>{t('privacy.wiki.watch')}</u>}
          {role === 'administrator' && <u>{t('privacy.wiki.protect')}</u>}
        </div>
        <Apple />
        <p>
          {t('privacy.wiki.text')} <u>{t('privacy.wiki.linked')}</u>
        </p>
        <div className={styles.heading}>{t('privacy.wiki.section')}</div>
        <p>
          {t('privacy.wiki.store')} <u className={styles.missing}>{t('privacy.wiki.missing')}</u>
        </p>
      </div>
    </div>
  );
}

function Login() {
  const { t } = useTranslation();
  return (
    <div className={styles.login}>
      <div className={styles.title}>{t('privacy.wiki.loginRequired')}</div>
      <p>{t('privacy.wiki.username')}</p>
      <i />
      <p>{t('privacy.wiki.password')}</p>
      <i />
      <b>{t('privacy.wiki.login')}</b>
    </div>
  );
}

/** The picture of the page, and of the wiki. */
function Apple() {
  return (
    <svg viewBox="0 0 68 70" aria-hidden="true">
      <path
        className={styles.apple}
        d="M34 24q-6-5-13 0-8 7 0 20 6 9 13 4 7 5 13-4 8-13 0-20-7-5-13 0z"
      />
      <path className={styles.stalk} d="M34 24q0-7 5-10" />
    </svg>
  );
}
