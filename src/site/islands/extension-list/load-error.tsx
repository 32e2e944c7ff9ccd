import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.tsx';
import styles from './extension-list.module.css';

/** Replaces the list when it cannot be fetched. */
export function LoadError({
  onTryAgain,
  onShowPrepared,
}: {
  onTryAgain: () => void;
  onShowPrepared: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.error}>
      <p role="alert">{t('extensions-listing.error')}</p>
      <Button type="button" tone="quiet" size="small" onClick={onTryAgain}>
        {t('extensions-listing.tryAgain')}
      </Button>
      <Button type="button" tone="quiet" size="small" onClick={onShowPrepared}>
        {t('extensions-listing.showPrepared')}
      </Button>
    </div>
  );
}
