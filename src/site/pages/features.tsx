import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { grounds } from '../design/section.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import styles from './features/editor.module.css';
import { Editor } from './features/editor.tsx';
import { Group, Large } from './features/feature.tsx';
import { chapters } from './features/features.ts';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <div className={`${styles.opening} ${grounds.sage}`}>
        <PageHead title={t('features.heading')}>
          <p>
            <Text k="features.lede" />
          </p>
        </PageHead>
        <Editor />
      </div>
      {chapters.map((chapter) =>
        'id' in chapter ? (
          <Large key={chapter.id} feature={chapter} />
        ) : (
          <Group key={chapter[0]?.id} features={chapter} />
        ),
      )}
      <PlanPrices
        title={t('features.prices.title')}
        isBrief
        smallPrint={
          <>
            <Text k="features.prices.yearly" /> <Text k="plans.table.cancelling" />
          </>
        }
      />
      <ConsultingTeaser isPlain />
      <CallToAction heading="features" />
    </PageFrame>
  );
}
