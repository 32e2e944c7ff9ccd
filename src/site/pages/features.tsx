import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { grounds } from '../design/section.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { Assistant } from './features/assistant.tsx';
import { Migration, Support } from './features/drawings.tsx';
import styles from './features/editor.module.css';
import { Editor } from './features/editor.tsx';
import { Extensions } from './features/extensions.tsx';
import { SelfService } from './features/self-service.tsx';
import { SignOnAndAds } from './features/sign-on-and-ads.tsx';
import { Spam } from './features/spam.tsx';
import { Walls } from './features/walls.tsx';

/** The features, each in a form of its own, so that no two that follow each other are built alike. */
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
      <Assistant />
      <Extensions />
      <Walls />
      <SelfService />
      <SignOnAndAds />
      <Spam />
      <Migration />
      <Support />
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
