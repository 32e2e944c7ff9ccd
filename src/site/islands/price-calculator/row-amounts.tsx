import { useTranslation } from 'react-i18next';
import type { Money as Amount } from '../../../domain/money.ts';
import type { Currency, ProductId } from '../../../domain/price-book.ts';
import type { EachPrice } from '../../../domain/price-estimate.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import styles from './calculator-form.module.css';

/**
 * A plan's price for both billing periods. The style sheet shows the one chosen in the form, so that the
 * switch works without script.
 */
export function PlanAmounts({
  of: { monthCents, yearCents, monthOfYearCents },
  currency,
}: {
  of: EachPrice['plans'][ProductId];
  currency: Currency;
}) {
  const { t, i18n } = useTranslation();
  const hasCode = currency === 'CAD';
  const year = formatMoney(i18n.language, { cents: yearCents, currency, hasCode });
  return (
    <>
      <span className={`${styles.amount} ${styles.year}`}>
        <Money of={{ cents: monthOfYearCents, currency, hasCode }} />{' '}
        <span>{t('price-calculator.priceSummary.aMonth')}</span>
        <br />
        <Figures>{t('price-calculator.form.billing.billedYearly', { price: year })}</Figures>
      </span>
      <span className={`${styles.amount} ${styles.month}`}>
        <Money of={{ cents: monthCents, currency, hasCode }} />{' '}
        <span>{t('price-calculator.priceSummary.aMonth')}</span>
      </span>
    </>
  );
}

/** An add-on's monthly price, or that the plan includes it. */
export function AddonAmount({ of: amount }: { of: Amount | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={styles.amount}>
      {amount ? (
        <>
          <span>+</span> <Money of={amount} />{' '}
          <span>{t('price-calculator.priceSummary.aMonth')}</span>
        </>
      ) : (
        <span>{t('price-calculator.priceSummary.included')}</span>
      )}
    </span>
  );
}
