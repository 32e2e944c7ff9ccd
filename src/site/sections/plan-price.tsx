import { useTranslation } from 'react-i18next';
import type { BusinessPlan, PersonalPlan } from '../../content/plans.ts';
import { site } from '../../content/site.ts';
import { personalAnnualCents, startingAtCents } from '../../domain/plan-price.ts';
import { formatMoney, moneyFormat } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Cite } from '../text/cite.tsx';
import { useHref } from '../text/link.tsx';
import styles from './plan-price.module.css';

/** What a personal plan costs: the month of a year paid at once, with the year beside it. */
export function PersonalPrice({ plan }: { plan: PersonalPlan }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const dollars = (cents: number) => formatMoney(locale, cents, 'USD');
  return (
    <Price plan={plan} cents={plan.annualPerMonthCents}>
      {t('plans.price.billedYearly', {
        price: dollars(personalAnnualCents(plan.monthlyCents.USD)),
      })}
      {plan.id === 'basics' && <Cite claim="headline-price" />}
      <br />
      {t('plans.price.orMonthly', { price: dollars(plan.monthlyCents.USD) })}
    </Price>
  );
}

/** What a business plan costs for each range of employees; by quote without ranges. */
export function BusinessPrice({ plan }: { plan: BusinessPlan }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const dollars = (cents: number) => formatMoney(locale, cents, 'USD', { isShort: true });
  return (
    <Price plan={plan} cents={startingAtCents(plan.bands)} isLowest>
      {plan.bands.map((band) => (
        <span key={band.employeesFrom} className={styles.band}>
          {t('plans.price.employees', { from: band.employeesFrom, to: band.employeesTo })}
          <span>
            <b>{dollars(band.annualPerMonthCents)}</b>{' '}
            {t('plans.price.yearlyOnly', { price: dollars(band.monthlyCents) })}
          </span>
        </span>
      ))}
      {plan.bands.length === 0 && t('plans.price.quoteText')}
    </Price>
  );
}

function Price({
  plan,
  cents,
  isLowest = false,
  children,
}: {
  plan: PersonalPlan | BusinessPlan;
  /** What a month of a prepaid year costs, in US dollar cents; absent when it is quoted. */
  cents: number | undefined;
  /** Whether larger clients pay more. */
  isLowest?: boolean;
  children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const href = useHref();
  return (
    <div className={plan.isRecommended ? `${styles.plan} ${styles.recommended}` : styles.plan}>
      <h3>
        {plan.name}
        {plan.isRecommended && <small>{t('plans.recommended')}</small>}
      </h3>
      {cents === undefined ? (
        <p className={styles.price}>{t('plans.price.quote')}</p>
      ) : (
        <p className={styles.price}>
          {isLowest && <small>{t('plans.price.startingAt')} </small>}
          <Amount locale={locale} cents={cents} isShort={isLowest} />
          <small> {t('plans.price.aMonth')}</small>
        </p>
      )}
      <p className={styles.terms}>{children}</p>
      <ButtonLink
        href={site.links[plan.purchaseLink] || href('unsetLink')}
        tone={plan.isRecommended ? 'main' : 'quiet'}
        size="small"
      >
        {t(cents === undefined ? 'plans.askPlan' : 'plans.choosePlan', { plan: plan.name })}
      </ButtonLink>
    </div>
  );
}

/** An amount with small cents, as on a market slate. */
function Amount({ locale, cents, isShort }: { locale: string; cents: number; isShort: boolean }) {
  const parts = moneyFormat(locale, 'USD', isShort).formatToParts(cents / 100);
  return (
    <span className={styles.amount}>
      {parts.map(({ type, value }) =>
        type === 'fraction' ? <span key={type}>{value}</span> : value,
      )}
    </span>
  );
}
