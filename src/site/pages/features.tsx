import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { Editor } from './features/editor.tsx';
import { Halves } from './features/halves.tsx';
import { IndexOfFeatures } from './features/index-of-features.tsx';
import { SelfService } from './features/self-service.tsx';
import { SmallFeatures } from './features/small-features.tsx';
import { Support } from './features/support.tsx';
import { Walls } from './features/walls.tsx';

/** The features, one of them large. Each has its own layout, so that no two neighbours look alike. */
export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHead title={t('features.heading')}>
        <p>
          <Text k="features.lede" />
        </p>
      </PageHead>
      <IndexOfFeatures />
      <Editor />
      <Halves />
      <Walls />
      <SelfService />
      <SmallFeatures />
      <Support />
      <PlanPrices title={t('features.prices.title')} isInRows note={<Text k="plans.choose" />} />
      <ConsultingTeaser />
      <CallToAction heading="features" />
    </PageFrame>
  );
}
