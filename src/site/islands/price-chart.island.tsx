import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flatYear, type TeamPrices, teamMonth } from '../../domain/team-price.ts';
import { Figures } from '../text/figures.tsx';
import type { IslandDefinition } from './island.tsx';
import script from './needs-script.module.css';
import { Chart } from './price-chart/chart.tsx';
import styles from './price-chart/price-chart.module.css';
import { PriceTable } from './price-chart/price-table.tsx';
import { useRangeText } from './price-chart/range-text.ts';
import { useSoFar } from './use-so-far.ts';

interface Props {
  brand: string;
  /** The flat prices are ours; they cover every size of team up to the largest, from one person on. */
  prices: TeamPrices;
  /** Sizes of team for which the table gives the prices. */
  teamSizes: number[];
}

const kinds = ['flat', 'standard', 'premium'] as const;

/** What a team pays a month: at a price for all, and at a price per head. */
function PriceChart({ brand, prices, teamSizes }: Props) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  const sliderId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const most = Math.max(...prices.flat.map(({ peopleTo }) => peopleTo));
  const [people, setPeople] = useState(Math.round(most * 0.4));
  const month = teamMonth(people, prices);
  const [flat, standard, premium] = kinds.map((kind) => rangeText(month[kind]));
  const year = t('price-chart.year', { year: rangeText(flatYear(people, prices.flat)) });

  useSoFar(slider, ({ value }) => setPeople(Number(value)));

  return (
    <div className={styles.comparison}>
      <div className={styles.slider}>
        <label htmlFor={sliderId}>{t('price-chart.slider')}</label>
        <output htmlFor={sliderId}>{people}</output>
        <input
          ref={slider}
          id={sliderId}
          className={script.needsScript}
          type="range"
          min={1}
          max={most}
          value={people}
          aria-valuetext={t('price-chart.spoken', {
            brand,
            people,
            flat: `${flat} (${year})`,
            standard,
            premium,
          })}
          onChange={(event) => setPeople(Number(event.currentTarget.value))}
        />
      </div>
      <dl className={styles.figures}>
        {kinds.map((kind) => (
          <div key={kind} className={styles[kind]}>
            <dt>
              {kind === 'flat'
                ? brand
                : `${t('price-chart.confluence')} ${t(`price-chart.${kind}`)}`}
            </dt>
            <dd>
              <b>
                <Figures>{rangeText(month[kind])}</Figures>
              </b>{' '}
              <Figures>
                {t(`price-chart.hint.${month[kind].toCents === 0 ? 'free' : kind}`, { year })}
              </Figures>
            </dd>
          </div>
        ))}
      </dl>
      <Chart brand={brand} prices={prices} people={people} />
      <PriceTable brand={brand} prices={prices} teamSizes={teamSizes} />
    </div>
  );
}

export default {
  name: 'price-chart',
  namespaces: ['price-chart'],
  Component: PriceChart,
} satisfies IslandDefinition<Props>;
