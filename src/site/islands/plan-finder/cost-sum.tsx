import { useTranslation } from 'react-i18next';
import type { PlanAdvice } from '../../../domain/plan-finder.ts';
import { formatStorage } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import type { OfferedPlan } from './offered-plan.ts';
import styles from './ranking.module.css';

/** What a year's price is made of; nothing where it is the plan alone. */
export function CostSum({
  plan,
  advice: { annualCents, extraWikis, extraStorageGb },
  planCents,
}: {
  plan: OfferedPlan;
  advice: PlanAdvice;
  /** The part of the year's price that is the plan's own. */
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
              <Money of={{ cents, currency: plan.currency }} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
