import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { Group, Large } from './features/feature.tsx';
import { chapters } from './features/features.ts';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHead title={t('features.heading')}>
        <p>
          <Text k="features.lede" />
        </p>
        <p>
          <Text k="features.guide" />
        </p>
      </PageHead>
      {chapters.map((chapter) =>
        'id' in chapter ? (
          <Large key={chapter.id} feature={chapter} />
        ) : (
          <Group key={chapter[0]?.id} features={chapter} />
        ),
      )}
      <PlanPrices />
      <ConsultingTeaser />
      <CallToAction heading="features" />
    </PageFrame>
  );
}
