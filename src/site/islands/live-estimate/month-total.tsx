import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/price.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { hasSharedSign } from '../../price-line.ts';

/** What a month comes to, the amount marked for large letters: `$11.99` USD a month. */
export function MonthTotal({ locale, price }: { locale: string; price: Price }) {
  const { t } = useTranslation();
  const { currency, month } = price;
  return (
    <>
      <b suppressHydrationWarning>{formatMoney(locale, month.grossCents, currency)}</b>{' '}
      {hasSharedSign(currency) && `${currency} `}
      {t('price-calculator.slate.aMonth')}
    </>
  );
}
