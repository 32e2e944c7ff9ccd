import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { Editor } from './features/editor.tsx';
import { ExtensionsAndSpam } from './features/extensions-and-spam.tsx';
import { FeatureIndex } from './features/feature-index.tsx';
import { Privacy } from './features/privacy.tsx';
import { SelfService } from './features/self-service.tsx';
import { SmallFeatures } from './features/small-features.tsx';
import { Support } from './features/support.tsx';

/** The features, one of them large. Each has its own layout, so that no two neighbours look alike. */
export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHeader title={t('features.heading')}>
        <p>
          <Text k="features.lede" />
        </p>
      </PageHeader>
      <FeatureIndex />
      <Editor />
      <ExtensionsAndSpam />
      <Privacy />
      <SelfService />
      <SmallFeatures />
      <Support />
      <PlanPrices title={t('features.prices.title')} isInRows note={<Text k="plans.choose" />} />
      <ConsultingTeaser />
      <CallToAction heading="features" />
    </PageFrame>
  );
}
