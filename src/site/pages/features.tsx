import { useTranslation } from 'react-i18next';
import { ContentsBox } from '../design/contents-box.tsx';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { Feature } from './features/feature.tsx';
import { features } from './features/features.ts';
import { useFromPlan } from './features/use-from-plan.ts';

export function Page() {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHead
        title={t('features.heading')}
        picture={
          <ContentsBox
            entries={features.map(({ id, availability }) => ({
              id,
              title: t(`features.${id}.name`),
              aside: fromPlan(availability).personal,
            }))}
          />
        }
      >
        <p>
          <Text k="features.lede" />
        </p>
        <p>
          <Text k="features.guide" />
        </p>
      </PageHead>
      {features.map((feature) => (
        <Feature key={feature.id} {...feature} />
      ))}
      <PlanPrices />
      <ConsultingTeaser />
      <CallToAction />
    </PageFrame>
  );
}
