import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HostComparisons } from './compare/host-comparisons.tsx';
import { Recommendation } from './compare/recommendation.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('compare.title')} summary={t('compare.summary')}>
      <PageHeader title={t('compare.heading')}>
        <p>{t('compare.lede')}</p>
      </PageHeader>
      <Recommendation />
      <HostComparisons />
      <CallToAction heading="compare" next={['plans', 'demo']} background="night" />
    </PageFrame>
  );
}
