import { useTranslation } from 'react-i18next';
import { useHref } from '../../text/link.tsx';

/** A link back to the form: with script by the history, without to an empty form. */
export function BackLink() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <a href={href('privacyLaws')} data-behaviour="go-back" data-when="idle">
      {t('common.goBack')}
    </a>
  );
}
