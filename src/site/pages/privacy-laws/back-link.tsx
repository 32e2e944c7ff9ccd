import { useTranslation } from 'react-i18next';
import { useHref } from '../../text/link.tsx';

/** Leads back to the form: with script to where it was left, without to an empty one. */
export function BackLink() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <a href={href('privacyLaws')} data-behaviour="go-back" data-when="idle">
      {t('common.goBack')}
    </a>
  );
}
