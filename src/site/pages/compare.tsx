import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HostComparisons } from './compare/host-comparisons.tsx';
import { Ways } from './compare/ways.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('compare.title')} summary={t('compare.summary')}>
      <PageHead title={t('compare.heading')}>
        <p>{t('compare.lede')}</p>
      </PageHead>
      <Ways />
      <HostComparisons />
      <CallToAction heading="compare" next={['plans', 'demo']} at="night" />
    </PageFrame>
  );
}
