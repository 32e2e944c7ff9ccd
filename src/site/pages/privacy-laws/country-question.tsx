import { useTranslation } from 'react-i18next';
import { PageHead } from '../../design/page-head.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { BackLink } from './back-link.tsx';
import { CountryForm } from './country-form.tsx';
import { Overview } from './overview.tsx';

/**
 * Asks where the visitor is.
 *
 * @param isRefused whether the visitor has just sent something else than a place on offer
 */
export function CountryQuestion({ isRefused = false }: { isRefused?: boolean }) {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t(isRefused ? 'privacy-laws.invalid.title' : 'privacy-laws.title')}
      summary={t('privacy-laws.summary')}
    >
      <PageHead
        title={t(isRefused ? 'privacy-laws.invalid.message' : 'privacy-laws.heading')}
        picture={<CountryForm />}
      >
        {isRefused ? (
          <p>
            <BackLink />
          </p>
        ) : (
          <p>{t('privacy-laws.lede')}</p>
        )}
      </PageHead>
      <Overview />
    </PageFrame>
  );
}
