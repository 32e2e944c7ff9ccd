import { useTranslation } from 'react-i18next';
import type { PlanAdvice } from '../../../domain/plan-finder.ts';
import { formatPercent, formatStorage } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import { moneyOf, type OfferedPlan } from './offered-plan.ts';
import styles from './ranking.module.css';

/** The parts of a year's price; renders nothing for a plan without add-ons. */
export function CostSum({
  plan,
  advice: { annualCents, taxCents, extraWikis, extraStorageGb },
  planCents,
}: {
  plan: OfferedPlan;
  advice: PlanAdvice;
  /** The plan's part of the year's price, before tax. */
  planCents: number;
}) {
  const { t, i18n } = useTranslation();
  if (planCents === annualCents) return null;
  const parts = [
    [t('help-me-choose.result.plan'), planCents],
    [
      t('help-me-choose.result.extraWikis', { number: extraWikis }),
      extraWikis * plan.extraWikiAnnualCents,
    ],
    [
      t('help-me-choose.result.extraStorage', {
        amount: formatStorage(i18n.language, extraStorageGb),
      }),
      extraStorageGb * plan.extraStorageAnnualCentsPerGb,
    ],
    [
      t('help-me-choose.result.tax', { rate: formatPercent(i18n.language, plan.taxBasisPoints) }),
      taxCents,
    ],
  ] as const;
  return (
    <dl className={styles.sum}>
      {parts
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <div key={label}>
            <dt>
              <Figures>{label}</Figures>
            </dt>
            <dd>
              <Money of={moneyOf(plan, cents)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
