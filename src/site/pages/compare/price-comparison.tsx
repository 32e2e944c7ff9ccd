import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { personalUpTo } from '../../../content/plans.ts';
import type { PlanPrice } from '../../../content/priced-plan.ts';
import { type Prices, pricesFor } from '../../../content/prices.ts';
import { site } from '../../../content/site.ts';
import type { Money } from '../../../domain/money.ts';
import type { FlatPrice, PriceRange } from '../../../domain/team-price.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { Island } from '../../islands/island.tsx';
import priceChart from '../../islands/price-chart.island.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { Text } from '../../text/text.tsx';
import styles from './host-comparison.module.css';

/** A price per company against a price per head, for teams up to the largest with a list price. */
export function PriceComparison() {
  const { t } = useTranslation();
  const { freeUpTo, standard, premium } = content.hosts.pricePerPerson;
  const { context, day } = useSite();
  const { taxBasisPoints } = context;
  // What others charge is known in US dollars only, so that ours stand beside it in dollars too.
  const flat = flatPrices(pricesFor({ currency: 'USD', taxBasisPoints }, day));
  return (
    <Section id="price" title={t('compare.chart.title')} note={<PriceNote of="business" />}>
      <p className={styles.lede}>
        <Text k="compare.chart.lede" />
      </p>
      <Island
        of={priceChart}
        when="visible"
        props={{
          brand: site.brandName,
          prices: {
            flat,
            standard: { ...standard, freeUpTo, taxBasisPoints },
            premium: { ...premium, freeUpTo: 0, taxBasisPoints },
          },
          teamSizes: [...new Set([freeUpTo, ...flat.map(({ peopleTo }) => peopleTo)])].sort(
            (one, other) => one - other,
          ),
        }}
      />
      <p className={styles.after}>
        <Text k="compare.chart.note" /> <Text k="compare.chart.after" />
      </p>
    </Section>
  );
}

/** The lowest and the highest plan for every size of team, paid yearly. */
function flatPrices({ personal, business }: Prices): FlatPrice[] {
  const byTeam = business.flatMap((plan) => plan.prices);
  const sizes = [...new Set(byTeam.map(({ employeesFrom }) => employeesFrom))];
  const ofTeams = sizes.map((peopleFrom) => {
    const range = byTeam.filter(({ employeesFrom }) => employeesFrom === peopleFrom);
    const peopleTo = Math.max(...range.map(({ employeesTo }) => employeesTo));
    return { peopleFrom, peopleTo, ...lowestAndHighest(range) };
  });
  // Fewer people than any business plan is for take a personal plan.
  const ofFew = lowestAndHighest(personal.flatMap((plan) => plan.prices));
  return [{ peopleFrom: 1, peopleTo: personalUpTo, ...ofFew }, ...ofTeams];
}

function lowestAndHighest(prices: readonly PlanPrice[]) {
  return {
    ...rangeOf(prices.map(({ annualPerMonth }) => annualPerMonth)),
    year: rangeOf(prices.map(({ annual }) => annual)),
  };
}

function rangeOf(amounts: readonly Money[]): PriceRange {
  const cents = amounts.map((amount) => amount.cents);
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) };
}
