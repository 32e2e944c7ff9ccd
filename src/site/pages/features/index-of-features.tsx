import { useTranslation } from 'react-i18next';
import section from '../../design/section.module.css';
import { featureKeys } from './feature.tsx';
import styles from './index-of-features.module.css';

/** The plain names of all features, in the order of the page, each of which leads to its part. */
export function IndexOfFeatures() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common.contents')} className={`${section.section} ${styles.index}`}>
      <ul>
        {featureKeys.map((key) => (
          <li key={key}>
            <a href={`#${key}`}>{t(`features.${key}.name`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
