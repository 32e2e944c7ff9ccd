import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import { hasSharedSign } from '../../price-line.ts';
import { Money } from '../../text/money.tsx';

/** The amount of one payment, marked up for large type: `$119.99 USD` a year. */
export function PaidTotal({ price, billing }: { price: Price; billing: Billing }) {
  const { t } = useTranslation();
  const { currency } = price;
  return (
    <>
      <b>
        <Money
          of={{
            cents: price[billing].grossCents,
            currency,
            hasCode: hasSharedSign(currency),
          }}
        />
      </b>{' '}
      <span>{t(`price-calculator.priceSummary.${billing === 'year' ? 'aYear' : 'aMonth'}`)}</span>
    </>
  );
}
