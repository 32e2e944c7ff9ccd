import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { PricedPlan } from '../../../content/priced-plan.ts';
import { type Prices, pricesFor } from '../../../content/prices.ts';
import { site } from '../../../content/site.ts';
import type { Money } from '../../../domain/money.ts';
import type { FlatPrice, PriceRange } from '../../../domain/team-price.ts';
import { useSite } from '../../context.tsx';
import fold from '../../design/fold.module.css';
import { Section } from '../../design/section.tsx';
import { Island } from '../../islands/island.tsx';
import priceChart from '../../islands/price-chart.island.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { Text } from '../../text/text.tsx';
import styles from './price-comparison.module.css';
import { PriceTable } from './price-table.tsx';

/** A price per company against a price per head, for teams up to the largest with a list price. */
export function PriceComparison() {
  const { t } = useTranslation();
  const { freeUpTo, standard, premium } = content.hosts.pricePerPerson;
  const { context, day } = useSite();
  const { taxBasisPoints } = context;
  // What others charge is known in US dollars only, so that ours stand beside it in dollars too.
  const flat = flatPrices(pricesFor({ currency: 'USD', taxBasisPoints }, day));
  const prices = {
    flat,
    standard: { ...standard, freeUpTo, taxBasisPoints },
    premium: { ...premium, freeUpTo: 0, taxBasisPoints },
  };
  const people = Math.round(Math.max(...flat.map(({ peopleTo }) => peopleTo)) * 0.4);
  return (
    <Section id="price" title={t('compare.chart.title')} ground="night">
      <Island
        of={priceChart}
        when="visible"
        props={{
          brand: site.brandName,
          prices,
          people,
        }}
      />
      <p className={styles.note}>
        <Text k="compare.chart.note" />{' '}
        <small>
          <PriceNote of="business" />
        </small>
      </p>
      <div className={styles.folds}>
        <PriceTable
          prices={prices}
          teamSizes={[...new Set([freeUpTo, ...flat.map(({ peopleTo }) => peopleTo)])].sort(
            (one, other) => one - other,
          )}
        />
        <details className={fold.fold}>
          <summary>{t('compare.chart.counted')}</summary>
          <p className={styles.note}>
            <Text k="compare.chart.counts" /> <Text k="compare.chart.after" />
          </p>
        </details>
      </div>
    </Section>
  );
}

/** What each size of team pays us, paid yearly. */
function flatPrices({ personal, business }: Prices): FlatPrice[] {
  const ofBusiness = offersOf(business);
  const sizes = [...new Set(ofBusiness.map(({ employeesFrom }) => employeesFrom))];
  const bySize = sizes.map((size) => ofBusiness.filter((offer) => offer.employeesFrom === size));
  // Fewer people than any business plan is for take a personal plan.
  return [offersOf(personal), ...bySize].map((offers) => {
    // The plans are checked: there is one of either kind, and a price for each of its sizes.
    const best = (offers.find(({ plan }) => plan.isRecommended) ?? offers[0]) as Offer;
    return {
      peopleFrom: Math.max(1, best.employeesFrom),
      peopleTo: best.employeesTo,
      ...rangeOf(offers.map(({ annualPerMonth }) => annualPerMonth)),
      year: rangeOf(offers.map(({ annual }) => annual)),
      recommended: {
        name: best.plan.name,
        monthCents: best.annualPerMonth.cents,
        yearCents: best.annual.cents,
      },
    };
  });
}

type Offer = ReturnType<typeof offersOf>[number];

/** Every price of some plans, each with its plan. */
function offersOf(plans: readonly PricedPlan[]) {
  return plans.flatMap((plan) => plan.prices.map((price) => ({ ...price, plan })));
}

function rangeOf(amounts: readonly Money[]): PriceRange {
  const cents = amounts.map((amount) => amount.cents);
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) };
}
