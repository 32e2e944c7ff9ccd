import { useTranslation } from 'react-i18next';
import type { Prices } from '../../../content/prices.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { planRowId } from '../../plan-row-id.ts';
import { PriceNote } from '../../prices/price-note.tsx';
import { OrderButton } from '../../sections/order-button.tsx';
import { Cite } from '../../text/cite.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Money } from '../../text/money.tsx';
import { Text } from '../../text/text.tsx';
import styles from './plans.module.css';

type PersonalPlan = Prices['personal'][number];

/** Kinds of wikis, each with the plan that it needs. */
const kinds = {
  basics: 'family',
  pro: 'club',
  quantum: 'research',
  ultra: 'all',
} as const satisfies Record<PersonalPlan['id'], string>;

/** The personal plans, each by the kind of wiki that it suits. */
export function Plans() {
  const { t } = useTranslation();
  return (
    <Section
      id="plans"
      title={t('for-personal.plans.title')}
      note={<PriceNote of="personal" />}
      background="sand"
    >
      <div className={styles.kinds}>
        {useSite().prices.personal.map((plan) => (
          <Kind key={plan.id} plan={plan} />
        ))}
      </div>
      <p className={styles.text}>
        <span>
          <Text k="for-personal.plans.text" />
        </span>
        <RouteLink to="plans" fragment={planRowId('storage', 'personal')}>
          {t('plans.compareAll')}
        </RouteLink>
      </p>
    </Section>
  );
}

/** A kind of wiki, its plan with the monthly price when paid yearly, and the order link. */
function Kind({ plan }: { plan: PersonalPlan }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const kind = kinds[plan.id];
  return (
    <article>
      <h3>
        {plan.isRecommended && <small>{t('plans.recommended')}</small>}{' '}
        {t(`for-personal.kinds.${kind}.title`)}
      </h3>
      <p>
        <Text k={`for-personal.kinds.${kind}.text`} />
      </p>
      {plan.prices.map(({ employeesFrom, annualPerMonth, annual }) => (
        <p key={employeesFrom} className={styles.price}>
          <b>{plan.name}</b>{' '}
          <span>
            <Money of={annualPerMonth} /> {t('plans.price.aMonth')}
          </span>{' '}
          <small>
            {t('plans.price.billedYearly', { price: formatMoney(locale, annual) })}
            {plan.id === 'basics' && <Cite claim="headline-price" />}
          </small>
        </p>
      ))}
      <OrderButton of={plan} />
    </article>
  );
}
