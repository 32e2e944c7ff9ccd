import { Trans, useTranslation } from 'react-i18next';
import styles from './history.module.css';

/** In the order of time; the page with its second version shows best what a change looks like. */
const versions = ['first', 'better', 'more', 'spam', 'restored'] as const;
const shownFirst = 'better';

/**
 * The life of one page. Its versions are radio buttons and the style sheet shows the chosen one, so
 * it needs no script.
 */
export function History() {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.history}>
      <fieldset className={styles.versions}>
        <legend>{t('what-is-wiki-hosting.history.label')}</legend>
        {versions.map((version) => (
          <label key={version}>
            <input type="radio" name="version" defaultChecked={version === shownFirst} />
            <b>{t(`what-is-wiki-hosting.history.versions.${version}.by`)}</b>{' '}
            {t(`what-is-wiki-hosting.history.versions.${version}.does`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.page}>
        <p className={styles.title}>{t('what-is-wiki-hosting.history.page')}</p>
        <div className={styles.texts}>
          {versions.map((version) => (
            <p key={version}>
              <Trans
                i18n={i18n}
                i18nKey={`what-is-wiki-hosting.history.versions.${version}.text`}
                components={{ ins: <ins />, del: <del /> }}
              />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
