import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TeamPrices, teamMonth } from '../../domain/team-price.ts';
import { Figures } from '../text/figures.tsx';
import type { IslandDefinition } from './island.tsx';
import script from './needs-script.module.css';
import { Chart } from './price-chart/chart.tsx';
import styles from './price-chart/price-chart.module.css';
import { useDollars, useRangeText } from './price-chart/range-text.ts';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  brand: string;
  /** The flat prices are ours; they cover every size of team up to the largest, from one person on. */
  prices: TeamPrices;
  /** Size of the team that is chosen first. */
  people: number;
}

/**
 * What a team pays a month, at a price for all and at a price per head, the chart, and on its axis the slider
 * that says how large the team is.
 */
function PriceChart({ brand, prices, people: first }: Props) {
  const { t } = useTranslation();
  const dollars = useDollars();
  const rangeText = useRangeText();
  const sliderId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const most = Math.max(...prices.flat.map(({ peopleTo }) => peopleTo));
  const [people, setPeople] = useState(first);
  const month = teamMonth(people, prices);
  const { recommended } = month.flat;
  const ours = `${brand} ${recommended.name}`;
  const price = dollars(recommended.monthCents);
  const year = t('price-chart.year', { year: dollars(recommended.yearCents) });

  useDomValue(slider, ({ value }) => setPeople(Number(value)));

  return (
    <>
      <div className={styles.plot}>
        <dl className={styles.answer}>
          <div className={styles.ours}>
            <dt>{ours}</dt>
            <dd>
              <b>
                <Figures>{price}</Figures>
              </b>
              <Figures>{t('price-chart.hint', { year, people })}</Figures>
            </dd>
          </div>
          {(['standard', 'premium'] as const).map((kind) => (
            <div key={kind}>
              <dt>{`${t('price-chart.confluence')} ${t(`price-chart.${kind}`)}`}</dt>{' '}
              <dd>
                <b>
                  <Figures>{rangeText(month[kind])}</Figures>
                </b>
              </dd>
            </div>
          ))}
        </dl>
        <Chart brand={brand} prices={prices} people={people} />
        <input
          ref={slider}
          id={sliderId}
          className={`${styles.slider} ${script.needsScript}`}
          type="range"
          min={1}
          max={most}
          value={people}
          aria-valuetext={t('price-chart.spoken', {
            people,
            ours,
            price: `${price} (${year})`,
            standard: rangeText(month.standard),
            premium: rangeText(month.premium),
          })}
          onChange={(event) => setPeople(Number(event.currentTarget.value))}
        />
      </div>
      <label className={styles.people} htmlFor={sliderId}>
        {t('price-chart.slider')}
      </label>
    </>
  );
}

export default {
  name: 'price-chart',
  namespaces: ['price-chart'],
  Component: PriceChart,
} satisfies IslandDefinition<Props>;
