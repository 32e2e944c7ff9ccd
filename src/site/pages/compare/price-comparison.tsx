import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { businessPlans, personalPlans, personalUpTo } from '../../../content/plans.ts';
import { site } from '../../../content/site.ts';
import type { FlatPrice } from '../../../domain/team-price.ts';
import { Section } from '../../design/section.tsx';
import { Island } from '../../islands/island.tsx';
import priceChart from '../../islands/price-chart.island.tsx';
import { Text } from '../../text/text.tsx';
import styles from './host-comparison.module.css';

const businessPrices = pricesByRange();

/** A price per company against a price per head, for teams up to the largest with a list price. */
export function PriceComparison() {
  const { t } = useTranslation();
  const { freeUpTo, standard, premium } = content.hosts.pricePerPerson;
  const flat = [smallTeamPrice(), ...businessPrices];
  return (
    <Section id="price" title={t('compare.chart.title')} note={<Text k="compare.chart.note" />}>
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
            standard: { ...standard, freeUpTo },
            premium: { ...premium, freeUpTo: 0 },
          },
          teamSizes: [...new Set([freeUpTo, ...flat.map(({ peopleTo }) => peopleTo)])].sort(
            (one, other) => one - other,
          ),
        }}
      />
      <p className={styles.after}>
        <Text k="compare.chart.after" />
      </p>
    </Section>
  );
}

/** The lowest and the highest business plan for every range of employees, paid yearly. */
function pricesByRange(): FlatPrice[] {
  const bands = businessPlans.flatMap((plan) => plan.bands);
  return [...new Set(bands.map((band) => band.employeesFrom))].map((peopleFrom) => {
    const range = bands.filter((band) => band.employeesFrom === peopleFrom);
    return {
      peopleFrom,
      peopleTo: Math.max(...range.map((band) => band.employeesTo)),
      ...lowestAndHighest(range),
    };
  });
}

/** Fewer people than any business plan is for take a personal plan. */
function smallTeamPrice(): FlatPrice {
  return { peopleFrom: 1, peopleTo: personalUpTo, ...lowestAndHighest(personalPlans) };
}

function lowestAndHighest(prices: readonly { annualPerMonthCents: number }[]) {
  const cents = prices.map((price) => price.annualPerMonthCents);
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) };
}
