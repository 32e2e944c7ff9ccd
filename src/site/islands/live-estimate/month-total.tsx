import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/price.ts';
import { hasSharedSign } from '../../price-line.ts';
import { Money } from '../../text/money.tsx';

/** What a month comes to, the amount marked for large letters: `$11.99` USD a month. */
export function MonthTotal({ price: { currency, month } }: { price: Price }) {
  const { t } = useTranslation();
  return (
    <>
      <b>
        <Money of={{ cents: month.grossCents, currency }} />
      </b>{' '}
      {hasSharedSign(currency) && `${currency} `}
      {t('price-calculator.slate.aMonth')}
    </>
  );
}
