import { useTranslation } from 'react-i18next';
import fold from '../../design/disclosure.module.css';
import section from '../../design/section.module.css';
import { featureKeys } from './feature.tsx';
import styles from './feature-index.module.css';

/**
 * Links to all features, in the order of the page; folded, because ten links would outweigh the picture below
 * them.
 */
export function FeatureIndex() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common.contents')} className={`${section.section} ${styles.index}`}>
      <details className={fold.fold}>
        <summary>{t('features.all', { count: featureKeys.length })}</summary>
        <ul>
          {featureKeys.map((key) => (
            <li key={key}>
              <a href={`#${key}`}>{t(`features.${key}.name`)}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
