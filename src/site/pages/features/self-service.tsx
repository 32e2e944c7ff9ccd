import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import styles from './self-service.module.css';

/** The portal, drawn as the short list of settings that it is. */
export function SelfService() {
  const { t } = useTranslation();
  const rows = [
    [t('features.selfService.panel.level'), t('privacy.levels.private-c.name')],
    [t('features.selfService.panel.skin'), t('features.selfService.panel.skinValue')],
    [t('features.selfService.panel.extension'), t('features.selfService.panel.extensionValue')],
    [t('features.selfService.panel.logo'), t('features.selfService.panel.logoValue')],
    [t('features.selfService.panel.domain'), `garth.${site.wikiHost}`.replaceAll('.', '.\u200b')],
  ];
  return (
    <figure className={styles.panel} aria-label={t('features.selfService.panel.label')}>
      <dl>
        {rows.map(([setting, value]) => (
          <div key={setting}>
            <dt>{setting}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
