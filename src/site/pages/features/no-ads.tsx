import { useTranslation } from 'react-i18next';
import styles from './no-ads.module.css';

/** The place where others put an advertisement, left empty. */
export function NoAds() {
  const { t } = useTranslation();
  return <p className={styles.space}>{t('features.noAds.space')}</p>;
}
