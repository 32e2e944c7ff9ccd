import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import signpost from '../garden/slides/signpost.svg';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { BetterElsewhere } from './compare/better-elsewhere.tsx';
import { Fits } from './compare/fits.tsx';
import { HostComparisons } from './compare/host-comparisons.tsx';
import { PriceComparison } from './compare/price-comparison.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('compare.title')} summary={t('compare.summary')}>
      <PageHead
        title={t('compare.heading')}
        picture={<img src={signpost} alt="" loading="lazy" width="300" height="225" />}
        isPictureSpare
      >
        <p>{t('compare.lede')}</p>
      </PageHead>
      <PriceComparison />
      <Fits />
      <BetterElsewhere />
      <HostComparisons />
      <CallToAction heading="compare" at="night" />
    </PageFrame>
  );
}
