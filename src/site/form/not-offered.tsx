import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { MistakeSummary } from './mistake-summary.tsx';

/**
 * Says which parameters of the page's address name something that is not on offer; nothing where none does.
 * Script takes it away once an island's form answers instead of the address, and the word that the page's
 * title begins with.
 */
export function NotOffered() {
  const { t } = useTranslation();
  const labels = useSite().notOffered;
  if (labels.length === 0) return null;
  const sentence = t('mistakes.notOffered');
  return (
    <div data-not-offered={t('mistakes.titlePrefix')}>
      <MistakeSummary mistakes={labels.map((label) => ({ label, sentence }))} />
    </div>
  );
}
