import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { lowestOf } from '../../domain/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { Cite } from '../text/cite.tsx';
import { Money } from '../text/money.tsx';
import { OrderButton } from './order-button.tsx';
import { usePlanContents } from './plan-cell.ts';
import styles from './plan-price.module.css';

interface PlanProps {
  plan: PricedPlan;
  /** Picture at the top of the card. */
  picture?: ReactNode;
}

/** A personal plan's card: monthly price when paid yearly, with the yearly price. */
export function PersonalPrice({ plan, picture }: PlanProps) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Price plan={plan} picture={picture}>
      {plan.prices.map(({ employeesFrom, annual, monthly }) => (
        <Fragment key={employeesFrom}>
          {t('plans.price.billedYearly', { price: formatMoney(locale, annual) })}
          {plan.id === 'basics' && <Cite claim="headline-price" />}
          <br />
          {t('plans.price.orMonthly', { price: formatMoney(locale, monthly) })}
        </Fragment>
      ))}
    </Price>
  );
}

/** A business plan's card: the price for each range of employees, or by quote. */
export function BusinessPrice({ plan, picture }: PlanProps) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Price plan={plan} picture={picture}>
      {plan.prices.map(({ employeesFrom, employeesTo, annualPerMonth, annual, monthly }) => (
        <span key={employeesFrom} className={styles.band}>
          {t('plans.price.employees', { from: employeesFrom, to: employeesTo })}
          <span>
            <b>{formatMoney(locale, annualPerMonth, { isShort: true })}</b>{' '}
            {t('plans.price.yearlyOnly', {
              year: formatMoney(locale, annual, { isShort: true }),
              price: formatMoney(locale, monthly, { isShort: true }),
            })}
          </span>
        </span>
      ))}
      {plan.prices.length === 0 && t('plans.price.quoteText')}
    </Price>
  );
}

/** A plan's card: audience, price, limits, and what it adds to the plan before. */
function Price({ plan, picture, children }: PlanProps & { children: ReactNode }) {
  const { t } = useTranslation();
  // Beside pictures the cards are columns of one table, whose row of storage and wikis has no empty cell.
  const holds = usePlanContents()(plan) ?? (picture && t('plans.values.unlimited'));
  const bestFor = `${t('plans.rows.bestFor')} `;
  return (
    <div className={picture ? `${styles.plan} ${styles.bedded}` : styles.plan}>
      {picture}
      <Name plan={plan} />
      <p>
        <small>
          {picture ? <span>{bestFor}</span> : bestFor}
          {t(`plans.bestFor.${plan.bestFor}`)}
        </small>
      </p>
      <Month of={plan} />
      <p>{children}</p>
      <p>
        {holds && (
          <>
            <b>{holds}</b>
            <br />
          </>
        )}
        <span>{t(`plans.descriptions.${plan.id}`)}</span>
      </p>
      <OrderButton of={plan} />
    </div>
  );
}

/** The plan's name, with a "recommended" tab at the top of the card. */
function Name({ plan: { name, isRecommended } }: PlanProps) {
  const { t } = useTranslation();
  return (
    <h3>
      {isRecommended && <small>{t('plans.recommended')}</small>} {name}
    </h3>
  );
}

/** Monthly price when paid yearly; for business plans that of the smallest company. */
function Month({ of: { kind, prices } }: { of: PricedPlan }) {
  const { t } = useTranslation();
  const lowest = lowestOf(prices.map(({ annualPerMonth }) => annualPerMonth));
  const hasSizes = kind === 'business';
  return (
    <p className={styles.price}>
      {lowest ? (
        <>
          {hasSizes && <small>{t('plans.price.startingAt')} </small>}
          <Money of={lowest} isShort={hasSizes} />
          <small> {t('plans.price.aMonth')}</small>
        </>
      ) : (
        t('plans.price.quote')
      )}
    </p>
  );
}
