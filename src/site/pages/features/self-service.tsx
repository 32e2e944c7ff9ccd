import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { type PrivacyLevelId, privacyLevels } from '../../../domain/privacy-level.ts';
import styles from './self-service.module.css';

/** Names of skins and extensions are the same in every language. */
const skins = ['Vector', 'Timeless', 'MonoBook', 'Minerva'];
const extensions = { Cite: true, Maps: true, Math: false };
const level: PrivacyLevelId = 'private-c';

/** The portal, drawn as what it sets: who may read, the look, the extensions, the logo and the address. */
export function SelfService() {
  const { t } = useTranslation();
  return (
    <figure className={styles.panel} aria-label={t('features.selfService.panel.label')}>
      <div>
        <h3>{t('features.selfService.panel.level')}</h3>
        <ul className={styles.levels}>
          {privacyLevels.map(({ id }) => (
            <li key={id} className={id === level ? styles.chosen : undefined}>
              {t(`privacy.levels.${id}.name`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('features.selfService.panel.skin')}</h3>
        <ul className={styles.skins} lang="en">
          {skins.map((skin, index) => (
            <li key={skin} className={index === 0 ? styles.chosen : undefined}>
              {skin}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('features.extensions.name')}</h3>
        <ul className={styles.switches} lang="en">
          {Object.entries(extensions).map(([extension, isOn]) => (
            <li key={extension} className={isOn ? styles.on : undefined}>
              {extension}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('features.selfService.panel.logo')}</h3>
        <p className={styles.field}>{t('features.selfService.panel.logoValue')}</p>
        <h3>{t('features.selfService.panel.domain')}</h3>
        <p className={styles.field}>{`garth.${site.wikiHost}`.replaceAll('.', '.\u200b')}</p>
      </div>
    </figure>
  );
}
