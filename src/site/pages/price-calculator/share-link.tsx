import { useTranslation } from 'react-i18next';
import styles from './share-link.module.css';

/**
 * A link to the page with all its choices, which copies its URL on click. It has a fragment, so a click never
 * loads a page.
 */
export function ShareLink() {
  const { t } = useTranslation();
  return (
    <div className={styles.share} data-behaviour="copy-link" data-when="idle">
      <a href="#estimate" data-copy-link="">
        {t('price-calculator.result.share')}
      </a>
      <span role="status" data-copied={t('price-calculator.result.copied')} />
    </div>
  );
}
