import { useTranslation } from 'react-i18next';
import { selectionQuery } from '../../../domain/calculator-query.ts';
import type { PlanAdvice, PlanNeed, PlanNeeds } from '../../../domain/plan-finder.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { formatStorage } from '../../../i18n/format.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import { CostBar } from './cost-bar.tsx';
import { CostSum } from './cost-sum.tsx';
import { moneyOf, type OfferedPlan } from './offered-plan.ts';
import styles from './ranking.module.css';

/** One plan: its yearly price and the parts of that, why it fits or what it lacks, and how to get it. */
export function PlanRow({
  plan,
  needs,
  advice,
  isBest,
  dearestCents,
  priceCalculatorHref,
  country,
}: {
  plan: OfferedPlan;
  needs: PlanNeeds;
  advice: PlanAdvice;
  isBest: boolean;
  /** Yearly price of the most expensive plan shown, the scale of the bars. */
  dearestCents: number;
  priceCalculatorHref: string;
  /** The visitor's country of tax; undefined if unknown. */
  country: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const asked = {
    wikis: needs.wikis,
    storage: formatStorage(i18n.language, needs.storageGb),
  };
  return (
    <li className={isBest ? `${styles.row} ${styles.best}` : styles.row}>
      <h4 translate="no">{plan.name}</h4>
      <p className={styles.price}>
        <b>
          <Money of={moneyOf(plan, advice.annualCents)} />
        </b>{' '}
        <span>{t('help-me-choose.result.aYear')}</span>
      </p>
      <CostBar
        planCents={planCentsOf(plan, advice)}
        annualCents={advice.annualCents}
        dearestCents={dearestCents}
        budgetCents={needs.yearlyBudgetCents}
      />
      <CostSum plan={plan} advice={advice} planCents={planCentsOf(plan, advice)} />
      {advice.lacking.length + advice.fulfilled.length > 0 && (
        <ul className={styles.reasons}>
          {advice.lacking.map((need) => (
            <li key={need} className={styles.lacks}>
              {t(`help-me-choose.lacks.${lackOf(need)}`)}
            </li>
          ))}
          {advice.fulfilled.map((need) => (
            <li key={need}>
              <Figures>{t(`help-me-choose.needs.${need}`, asked)}</Figures>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.includes}>{plan.holds && <Figures>{plan.holds}</Figures>}</p>
      <p className={styles.links}>
        <ButtonLink href={plan.href} tone={isBest ? 'main' : 'quiet'} size="small">
          {t('help-me-choose.result.buy', { plan: plan.name })}
        </ButtonLink>
        {plan.isPersonal && (
          <a href={`${priceCalculatorHref}?${pricingOf(advice, country)}`}>
            {t('help-me-choose.result.withTax')}
          </a>
        )}
      </p>
    </li>
  );
}

/** Yearly price of the plan alone, before tax. */
function planCentsOf(
  plan: OfferedPlan,
  { annualCents, taxCents, extraWikis, extraStorageGb }: PlanAdvice,
) {
  return (
    annualCents -
    taxCents -
    extraWikis * plan.extraWikiAnnualCents -
    extraStorageGb * plan.extraStorageAnnualCentsPerGb
  );
}

/** Without a country the calculator keeps the other choices and asks for it. */
function pricingOf({ planId, extraWikis, extraStorageGb }: PlanAdvice, country?: string): string {
  const product = planId as ProductId;
  return selectionQuery({ product, addons: [], extraWikis, extraStorageGb, country });
}

/** Wikis and storage are add-ons of every plan, so no plan lacks them. */
function lackOf(need: PlanNeed) {
  if (need === 'wikis' || need === 'storage') throw new Error(`"${need}" cannot be lacking.`);
  return need;
}
