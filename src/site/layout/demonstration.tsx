import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';

/** The note that everything here is invented, while content/site.yaml says so. */
export function Demonstration({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    site.demonstration && (
      <p className={className} data-note="">
        {t('common.demonstration')}
      </p>
    )
  );
}
