import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import styles from './invoice.module.css';

/** What the recommended plan costs the smallest company, as it is billed: sent first, due later. */
export function Invoice() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const plan = prices.business.find(({ isRecommended }) => isRecommended);
  const price = plan?.prices[0];
  if (!price) return null;
  return (
    <div className={styles.invoice}>
      <p>
        {t('for-companies.answers.money.invoice.title')}
        <br />
        {plan.name},{' '}
        {t('for-companies.plans.employees', {
          from: formatCount(locale, price.employeesFrom),
          to: formatCount(locale, price.employeesTo),
        })}{' '}
        <b>
          {t('for-companies.plans.aYear', {
            price: formatMoney(locale, price.annual, { isShort: true }),
          })}
        </b>
      </p>
      <ol>
        <li>{t('for-companies.answers.money.invoice.sent')}</li>
        <li>{t('for-companies.answers.money.invoice.due')}</li>
      </ol>
    </div>
  );
}
