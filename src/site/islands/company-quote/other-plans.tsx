import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { OtherPlan } from '../../../domain/company-quote.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import type { CompanyOffers } from './company-offers.ts';
import styles from './company-quote.module.css';

/** Why the other plans do not fit or cost more. */
export function OtherPlans({
  locale,
  offers: { names, enterprise, personalUpTo, businessUpTo },
  plan,
  others,
  billing,
}: {
  locale: string;
  offers: CompanyOffers;
  /** Name of the recommended plan. */
  plan: string;
  others: readonly OtherPlan[];
  billing: Billing;
}) {
  const { t } = useTranslation();
  const reason = (other: OtherPlan) => {
    if (other.why === 'sso') return t('company-quote.others.sso');
    if (other.moreCents === 0) return t('company-quote.others.same', { plan });
    const amount = { cents: other.moreCents, currency: 'USD' };
    return t(`company-quote.others.dearer-${billing}`, { more: formatMoney(locale, amount) });
  };
  const rows = [
    ...others.map((other) => [names[other.planId] ?? other.planId, reason(other)]),
    [
      enterprise,
      t('company-quote.others.enterprise', { businessUpTo: formatCount(locale, businessUpTo) }),
    ],
    [
      t('company-quote.others.personalPlans'),
      t('company-quote.others.personal', { personalUpTo: formatCount(locale, personalUpTo) }),
    ],
  ];
  return (
    <div className={styles.others}>
      <h3>{t('company-quote.others.title')}</h3>
      <dl>
        {rows.map(([name, why = '']) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Figures>{why}</Figures>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
