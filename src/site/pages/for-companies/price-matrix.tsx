import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personalUpTo } from '../../../content/plans.ts';
import { billings } from '../../../domain/billing.ts';
import type { Money } from '../../../domain/money.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import choice from '../../design/choice.module.css';
import { DataTable } from '../../design/data-table.tsx';
import { planRowId } from '../../plan-row-id.ts';
import { PriceNote } from '../../prices/price-note.tsx';
import { OrderButton } from '../../sections/order-button.tsx';
import { usePlanContents } from '../../sections/plan-cell.ts';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { companySizes } from './company-sizes.ts';
import { EmployeeDots } from './employee-dots.tsx';
import styles from './price-matrix.module.css';

/**
 * The prices of business plans by company size, with the order links. CSS follows the choice of the billing
 * period, so no script is needed.
 */
export function PriceMatrix() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const holds = usePlanContents();
  const plans = prices.business.filter((plan) => plan.prices.length > 0);
  const sizes = companySizes(prices);
  const count = (value: number) => formatCount(locale, value);
  const short = (price: Money) => formatMoney(locale, price, { isShort: true });
  const employees = (from: number, to: number) =>
    t('for-companies.plans.employees', { from: count(from), to: count(to) });
  const listedUpTo = Math.max(...sizes.map(({ employeesTo }) => employeesTo));
  const marked = (isRecommended: boolean) => (isRecommended ? styles.recommended : undefined);
  return (
    <>
      <div className={styles.paid}>
        <fieldset>
          <legend>{t('for-companies.plans.paid')}</legend>
          <div className={choice.switch}>
            {billings.map((billing, index) => (
              <label key={billing}>
                <input type="radio" name="billing" value={billing} defaultChecked={index === 0} />
                {t(`for-companies.plans.${billing}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <small>
          <PriceNote of="business" />
        </small>
      </div>
      <DataTable className={styles.matrix} caption={t('for-companies.plans.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('for-companies.plans.people')}</th>
            {plans.map(({ id, name, isRecommended }) => (
              <th key={id} scope="col" className={marked(isRecommended)}>
                {isRecommended && <small>{t('plans.recommended')}</small>}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ employeesFrom, employeesTo }) => (
            <Row
              key={employeesFrom}
              label={employees(employeesFrom, employeesTo)}
              heads={employeesTo}
            >
              {plans.map((plan) => {
                const price = plan.prices.find((each) => each.employeesFrom === employeesFrom);
                return (
                  <td key={plan.id} className={marked(plan.isRecommended)}>
                    {price && (
                      <>
                        <span className={styles.year}>
                          <b>{short(price.annualPerMonth)}</b>{' '}
                          <small>
                            {t('plans.price.billedYearly', { price: short(price.annual) })}
                          </small>
                        </span>
                        <span className={styles.month}>
                          <b>{short(price.monthly)}</b>{' '}
                          <small>{t('for-companies.plans.paidMonthly')}</small>
                        </span>
                      </>
                    )}
                  </td>
                );
              })}
            </Row>
          ))}
          <Row
            label={t('for-companies.plans.more', { count: count(listedUpTo) })}
            heads={listedUpTo}
            isOpen
          >
            <td colSpan={plans.length}>
              <Text k="for-companies.plans.enterprise" />
            </td>
          </Row>
        </tbody>
        <tfoot>
          <tr className={styles.held}>
            <th scope="row">{t('plans.values.included')}</th>
            {plans.map((plan) => (
              <td key={plan.id} className={marked(plan.isRecommended)}>
                <b>{holds(plan)}</b> <small>{t(`plans.descriptions.${plan.id}`)}</small>
              </td>
            ))}
          </tr>
          <tr className={styles.choose}>
            <td />
            {plans.map((plan) => (
              <td key={plan.id} className={marked(plan.isRecommended)}>
                <OrderButton of={plan} />
              </td>
            ))}
          </tr>
        </tfoot>
      </DataTable>
      <p className={styles.fewer}>
        <span>
          <Text k="for-companies.plans.personal" values={{ count: count(personalUpTo) }} />
        </span>
        <RouteLink to="plans" fragment={planRowId('storage', 'business')}>
          {t('plans.compareAll')}
        </RouteLink>
      </p>
    </>
  );
}

function Row({
  label,
  heads,
  isOpen = false,
  children,
}: {
  label: string;
  /** Number of people drawn. */
  heads: number;
  /** Whether the range has no upper limit. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">
        <EmployeeDots count={heads} isOpen={isOpen} />
        {label}
      </th>
      {children}
    </tr>
  );
}
