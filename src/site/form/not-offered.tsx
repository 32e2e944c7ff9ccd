import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { MistakeSummary } from './mistake-summary.tsx';

/** Says which parameters of the page's address name something that is not on offer; nothing where none does. */
export function NotOffered() {
  const { t } = useTranslation();
  const labels = useSite().notOffered;
  if (labels.length === 0) return null;
  const sentence = t('mistakes.notOffered');
  return <MistakeSummary mistakes={labels.map((label) => ({ label, sentence }))} />;
}
