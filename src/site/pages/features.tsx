import { useTranslation } from 'react-i18next';
import { ContentsBox } from '../design/contents-box.tsx';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { WikiScreen } from '../sections/wiki-screen.tsx';
import { Text } from '../text/text.tsx';
import styles from './features/contents.module.css';
import feature from './features/feature.module.css';
import { Feature } from './features/feature.tsx';
import { rows } from './features/features.ts';
import { useFromPlan } from './features/use-from-plan.ts';

export function Page() {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHead title={t('features.heading')} picture={<WikiScreen of="article" />}>
        <p>
          <Text k="features.lede" />
        </p>
        <p>
          <Text k="features.guide" />
        </p>
      </PageHead>
      <div className={styles.contents}>
        <ContentsBox
          entries={rows.flat().map(({ id, availability }) => ({
            id,
            title: t(`features.${id}.name`),
            aside: fromPlan(availability).personal,
          }))}
        />
      </div>
      {rows.map((row) => {
        const features = row.map((entry) => <Feature key={entry.id} {...entry} />);
        return features.length > 1 ? (
          <div key={row[0]?.id} className={feature.row}>
            {features}
          </div>
        ) : (
          features
        );
      })}
      <PlanPrices />
      <ConsultingTeaser />
      <CallToAction />
    </PageFrame>
  );
}
