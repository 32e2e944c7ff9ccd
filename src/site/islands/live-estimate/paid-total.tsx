import { useTranslation } from 'react-i18next';
import { type Billing, monthOfYearCents } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import { hasSharedSign } from '../../price-line.ts';
import { Money } from '../../text/money.tsx';

/** What a month comes to, the amount marked for large letters: `$9.99` USD a month. */
export function MonthTotal({ price, billing }: { price: Price; billing: Billing }) {
  const { t } = useTranslation();
  const { currency, month, year } = price;
  const cents = billing === 'year' ? monthOfYearCents(year.grossCents) : month.grossCents;
  return (
    <>
      <b>
        <Money of={{ cents, currency }} />
      </b>{' '}
      {hasSharedSign(currency) && `${currency} `}
      {t('price-calculator.slate.aMonth')}
    </>
  );
}
