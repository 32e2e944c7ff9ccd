import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanAdvice, PlanFinding, PlanNeeds } from '../../../domain/plan-finder.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import { type FinderHrefs, moneyOf, type OfferedPlan } from './offered-plan.ts';
import { Outcome } from './outcome.tsx';
import { PlanRow } from './plan-row.tsx';
import styles from './ranking.module.css';

/**
 * The result: whom to ask when nothing fits, the plans that fit, those that only cost too much, and what the
 * others lack. Before the first answer it lists the personal plans without a recommendation.
 */
export function Ranking({
  answerRef,
  answerId,
  isUnclear,
  isAsked,
  plans,
  needs,
  finding: { outcome, fitting, lacking },
  hrefs,
  enterprise,
  country,
}: {
  answerRef: Ref<HTMLParagraphElement>;
  answerId: string | undefined;
  /** Whether something in the form or the address cannot be read, so that there is no answer. */
  isUnclear: boolean;
  /** Whether the visitor has answered anything yet. */
  isAsked: boolean;
  plans: readonly OfferedPlan[];
  needs: PlanNeeds;
  finding: PlanFinding;
  hrefs: FinderHrefs;
  /** Name of the plan that is sold by quote. */
  enterprise: string;
  country: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const isTooDear = (advice: PlanAdvice) => advice.lacking.every((need) => need === 'budget');
  const tooDear = lacking.filter(isTooDear);
  const incomplete = lacking.filter((advice) => !isTooDear(advice));
  const dearestCents = Math.max(...[...fitting, ...lacking].map((advice) => advice.annualCents));
  const rowOf = (advice: PlanAdvice) => (
    <PlanRow
      key={advice.planId}
      plan={planOf(plans, advice)}
      advice={advice}
      isBest={isAsked && advice === fitting[0]}
      needs={needs}
      dearestCents={dearestCents}
      priceCalculatorHref={hrefs.priceCalculator}
      country={country}
    />
  );
  const answer = () => {
    if (isUnclear) return t('help-me-choose.result.unclear');
    if (!isAsked) return t('help-me-choose.result.waiting');
    const [best] = fitting;
    const named = best ?? tooDear[0];
    if (!named) {
      const whom = outcome === 'enterprise' ? 'enterprise' : 'contact';
      return t(`help-me-choose.result.${whom}`, { enterprise });
    }
    const plan = planOf(plans, named);
    const price = formatMoney(i18n.language, moneyOf(plan, named.annualCents));
    const found = best ? 'found' : 'tooDear';
    return <Figures>{t(`help-me-choose.result.${found}`, { plan: plan.name, price })}</Figures>;
  };
  return (
    <>
      <p
        ref={answerRef}
        id={answerId}
        tabIndex={-1}
        role="status"
        className={styles.answer}
        data-interactive=""
      >
        {answer()}
      </p>
      {!isUnclear && (
        <div className={styles.ranking}>
          {outcome !== 'plans' && (
            <Outcome
              outcome={outcome}
              isBudgetAll={tooDear.length > 0}
              hrefs={hrefs}
              enterprise={enterprise}
            />
          )}
          {fitting.length > 0 && (
            <>
              <h3>{t(`help-me-choose.result.${isAsked ? 'fits' : 'personal'}`)}</h3>
              <ol className={styles.rows}>{fitting.map(rowOf)}</ol>
            </>
          )}
          {tooDear.length > 0 && (
            <>
              <h3>{t('help-me-choose.result.tooDearPlans')}</h3>
              <ol className={styles.rows}>{tooDear.map(rowOf)}</ol>
            </>
          )}
          {incomplete.length > 0 && (
            <>
              <h3>{t('help-me-choose.result.lack')}</h3>
              <ol className={styles.rows}>{incomplete.map(rowOf)}</ol>
            </>
          )}
        </div>
      )}
    </>
  );
}

function planOf(plans: readonly OfferedPlan[], { planId }: PlanAdvice): OfferedPlan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`The finder ranked "${planId}", which is not among the plans.`);
  return plan;
}
