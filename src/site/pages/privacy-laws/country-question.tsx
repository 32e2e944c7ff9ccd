import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../design/page-header.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { BackLink } from './back-link.tsx';
import { CountryForm } from './country-form.tsx';
import { Overview } from './overview.tsx';

/**
 * Asks for the visitor's country.
 *
 * @param isRefused whether the submitted value is not on offer
 */
export function CountryQuestion({ isRefused = false }: { isRefused?: boolean }) {
  const { t } = useTranslation();
  const label = t('privacy-laws.form.label');
  const sentence = t('form-errors.chooseOne');
  return (
    <PageFrame
      title={t('privacy-laws.title')}
      summary={t('privacy-laws.summary')}
      isRefused={isRefused}
    >
      <PageHeader
        title={t(isRefused ? 'privacy-laws.invalid.message' : 'privacy-laws.heading')}
        picture={<CountryForm sentence={isRefused ? sentence : undefined} />}
      >
        {isRefused ? (
          <ErrorSummary errors={[{ field: 'country', label, sentence }]}>
            <p>
              <BackLink />
            </p>
          </ErrorSummary>
        ) : (
          <p>{t('privacy-laws.lede')}</p>
        )}
      </PageHeader>
      <Overview />
    </PageFrame>
  );
}
