import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ErrorSummary } from './error-summary.tsx';

/**
 * Says which parameters of the page's address name something that is not on offer; nothing where none does.
 * Script takes it away once an island's form answers instead of the address, and the word that the page's
 * title begins with.
 */
export function InvalidParameters() {
  const { t } = useTranslation();
  const labels = useSite().invalidParameters;
  if (labels.length === 0) return null;
  const sentence = t('form-errors.notOffered');
  return (
    <div data-invalid-parameters={t('form-errors.titlePrefix')}>
      <ErrorSummary errors={labels.map((label) => ({ label, sentence }))} />
    </div>
  );
}
