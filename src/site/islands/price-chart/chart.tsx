import { useTranslation } from 'react-i18next';
import { type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
import { formatMoney } from '../../../i18n/format.ts';
import styles from './price-chart.module.css';
import { markPath, plot, scaleTo, terracePath, wedgePath } from './scale.ts';

/** Height of the strip below the plot that says how many people. */
const footHeight = 36;

/** Prices as areas over the size of the team, with a mark at the size that is chosen. */
export function Chart({
  brand,
  prices,
  people,
}: {
  brand: string;
  prices: TeamPrices;
  people: number;
}) {
  const { t, i18n } = useTranslation();
  const most = Math.max(...prices.flat.map(({ peopleTo }) => peopleTo));
  const highest = teamMonth(most, prices).premium.toCents;
  const scale = scaleTo(most, highest);
  const { across, down } = scale;
  const thirds = [1, 2, 3].map((third) => Math.round((third * highest) / 3));
  const fifths = [1, 2, 3, 4, 5].map((fifth) => Math.round((fifth * most) / 5));
  const month = teamMonth(people, prices);
  const end = teamMonth(most, prices);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -24 ${plot.width} ${plot.height + 24 + footHeight}`}
      role="img"
      aria-label={t('price-chart.chart', { brand })}
    >
      <pattern
        id="hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="6" />
      </pattern>
      <path className={styles.grid} d={thirds.map((y) => `M0 ${down(y)}h${plot.width}`).join('')} />
      <path className={styles.area} d={wedgePath(prices.premium, most, scale)} />
      <path
        className={`${styles.area} ${styles.standard}`}
        d={wedgePath(prices.standard, most, scale)}
      />
      <path className={`${styles.area} ${styles.flat}`} d={terracePath(prices.flat, scale)} />
      <path className={styles.axis} d={`M0 ${plot.height}h${plot.width}`} />
      {thirds.map((cents) => (
        <text key={cents} y={down(cents) - 6} suppressHydrationWarning>
          {formatMoney(i18n.language, { cents, currency: 'USD' }, { isShort: true })}
        </text>
      ))}
      {fifths.map((count) => (
        <text key={count} x={across(count)} y={plot.height + footHeight - 10} textAnchor="middle">
          {count}
        </text>
      ))}
      <g className={styles.names} textAnchor="end">
        <text x={across(most) - 10} y={down(end.flat.fromCents) - 12}>
          {brand}
        </text>
        <text x={across(most)} y={down(end.standard.toCents) - 12}>
          <tspan>{t('price-chart.confluence')}</tspan> {t('price-chart.standard')}
        </text>
        <text x={across(most)} y={down(highest) - 12}>
          <tspan>{t('price-chart.confluence')}</tspan> {t('price-chart.premium')}
        </text>
      </g>
      <path className={styles.line} d={`M${across(people)} -24V${plot.height}`} />
      {(['premium', 'flat', 'standard'] as const).map((kind) => (
        <path
          key={kind}
          className={`${styles.mark} ${styles[kind]}`}
          d={markPath(people, month[kind], scale)}
        />
      ))}
    </svg>
  );
}
