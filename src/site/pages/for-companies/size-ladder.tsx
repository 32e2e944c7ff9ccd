import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personalUpTo } from '../../../content/plans.ts';
import type { Money } from '../../../domain/money.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Text } from '../../text/text.tsx';
import { companySizes } from './company-sizes.ts';
import { Heads } from './heads.tsx';
import styles from './prices.module.css';

/** What each size of company pays at least, from the smallest to those who get a quote. */
export function SizeLadder() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const sizes = companySizes(prices);
  const count = (value: number) => formatCount(locale, value);
  const short = (price: Money) => formatMoney(locale, price, { isShort: true });
  const employees = (from: number, to: number) =>
    t('for-companies.plans.employees', { from: count(from), to: count(to) });
  const listedUpTo = Math.max(...sizes.map(({ employeesTo }) => employeesTo));
  return (
    <>
      <h3 className={styles.question}>{t('for-companies.plans.ladder')}</h3>
      <dl className={styles.ladder}>
        <Rung label={employees(1, personalUpTo)} heads={personalUpTo}>
          <Text k="for-companies.plans.personal" />
        </Rung>
        {sizes.map((size) => (
          <Rung
            key={size.employeesFrom}
            label={employees(size.employeesFrom, size.employeesTo)}
            heads={size.employeesTo}
          >
            {t('for-companies.plans.from', {
              price: short(size.annualPerMonth),
              year: short(size.annual),
            })}
          </Rung>
        ))}
        <Rung
          label={t('for-companies.plans.more', { count: count(listedUpTo) })}
          heads={listedUpTo}
          isOpen
        >
          <Text k="for-companies.plans.enterprise" />
        </Rung>
      </dl>
    </>
  );
}

function Rung({
  label,
  heads,
  isOpen = false,
  children,
}: {
  label: string;
  /** How many people are drawn. */
  heads: number;
  /** Whether there may be any number more. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <Heads count={heads} isOpen={isOpen} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
