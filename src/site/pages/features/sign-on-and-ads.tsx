import { useTranslation } from 'react-i18next';
import fold from '../../design/fold.module.css';
import section from '../../design/section.module.css';
import { FeatureText, FeatureTitle } from './feature.tsx';
import styles from './sign-on-and-ads.module.css';
import { SignOnKinds } from './sign-on-kinds.tsx';

/** Two features in halves of a strip: single sign-on, and the place where others put an advertisement, left empty. */
export function SignOnAndAds() {
  const { t } = useTranslation();
  return (
    <div className={section.section}>
      <div className={styles.halves}>
        <section id="sso">
          <FeatureTitle id="sso" availability="sso" />
          <FeatureText id="sso" more="features.sso.more" />
          <details className={fold.fold}>
            <summary>{t('features.sso.levels')}</summary>
            <SignOnKinds />
          </details>
        </section>
        <section id="noAds">
          <FeatureTitle id="noAds" availability="noAds" />
          <FeatureText id="noAds" />
          <p className={styles.space}>{t('features.noAds.space')}</p>
        </section>
      </div>
    </div>
  );
}
