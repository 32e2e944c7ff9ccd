import { useTranslation } from 'react-i18next';
import type { Money as Amount } from '../../domain/money.ts';
import { formatMoney } from '../../i18n/format.ts';

/**
 * An amount as the language writes it, on pages and in islands; in an island the server's text
 * stays, as in `Figures`.
 */
export function Money({
  of: amount,
  isShort = false,
  className,
}: {
  of: Amount;
  /** Leaves out the cents of a whole amount: `$20` beside `$9.99`. */
  isShort?: boolean;
  className?: string | undefined;
}) {
  const { i18n } = useTranslation();
  return (
    <data value={amount.cents / 100} className={className} translate="no" suppressHydrationWarning>
      {formatMoney(i18n.language, amount, { isShort })}
    </data>
  );
}
