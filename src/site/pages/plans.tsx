import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { AddOns } from '../sections/add-ons.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PlanComparison } from '../sections/plan-comparison.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { SourceLink } from '../text/source-link.tsx';
import { Text } from '../text/text.tsx';
import { BeforePaying } from './plans/before-paying.tsx';
import styles from './plans/opening.module.css';
import { RowLabels } from './plans/row-labels.tsx';

/** Prices and features in one table, add-ons, and how a plan ends. */
export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('plans.title')} summary={t('plans.summary')}>
      <div className={styles.opening}>
        <PageHeader title={t('plans.heading')}>
          <p>
            <Text k="plans.lede" /> <Text k="plans.choose" />
          </p>
        </PageHeader>
        <PlanPrices
          labels={<RowLabels />}
          isTitleHidden
          comparisons={{
            personal: <PlanComparison kind="personal" isOpen />,
            business: <PlanComparison kind="business" isOpen />,
          }}
          smallPrint={
            <>
              {t('plans.tax')} <SourceLink source={{ kind: 'terms', section: '10' }} />
            </>
          }
        />
      </div>
      <AddOns />
      <BeforePaying />
      <CallToAction heading="chosen" background="night" />
    </PageFrame>
  );
}
