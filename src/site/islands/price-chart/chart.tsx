import { useTranslation } from 'react-i18next';
import { type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
import styles from './price-chart.module.css';
import { useDollars, useRangeText } from './range-text.ts';
import { markPath, scaleTo, stepPath, wedgePath } from './scale.ts';

/**
 * Prices over the size of the team, each named at its end, and marks with their amounts at the size that is
 * chosen, above its number, which hangs from the axis, where the slider lies. The plot is as wide as there is room,
 * and its letters keep their size. Amounts stand above the left of their marks: prices rise, so there is room.
 */
export function Chart({
  brand,
  prices,
  people,
}: {
  brand: string;
  prices: TeamPrices;
  people: number;
}) {
  const { t } = useTranslation();
  const dollars = useDollars();
  const rangeText = useRangeText();
  const most = Math.max(...prices.flat.map(({ peopleTo }) => peopleTo));
  const end = teamMonth(most, prices);
  const highest = end.premium.toCents;
  const scale = scaleTo(most, highest);
  const { across, down } = scale;
  const thirds = [1, 2, 3].map((third) => Math.round((third * highest) / 3));
  const month = teamMonth(people, prices);
  const { flat, standard, premium } = month;
  const last = end.flat.recommended;
  const x = `${across(people)}%`;
  const ours = `${down(flat.recommended.monthCents)}%`;
  // Where prices per head are low there is no room between the two: both amounts stand above the higher one, and
  // not left of the plot.
  const isLow = down(standard.toCents) > 78;
  const beside = isLow ? Math.max(people, Math.round(most / 5)) : people;
  const stack = teamMonth(beside, prices).premium;
  // The names at the ends give way to what is chosen.
  const isLate = across(people) > 68;
  // The number of the one that is chosen stands in their row.
  const sizes = [1, ...[1, 2, 3, 4, 5].map((fifth) => Math.round((fifth * most) / 5))].filter(
    (count) => Math.abs(across(count) - across(people)) > 7,
  );
  return (
    <div className={styles.chart} translate="no">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d={thirds.map((y) => `M0 ${down(y)}H100`).join('')} />
        <path className={styles.premium} d={wedgePath(prices.premium, most, scale)} />
        <path className={styles.standard} d={wedgePath(prices.standard, most, scale)} />
        <path className={styles.axis} d="M0 100H100" />
        <path className={styles.ours} d={stepPath(prices.flat, scale)} />
        <path className={styles.place} d={`M${across(people)} ${down(premium.toCents)}V100`} />
        <path
          className={styles.marks}
          d={markPath(people, premium, scale) + markPath(people, standard, scale)}
        />
      </svg>
      <svg role="img" aria-label={t('price-chart.chart', { brand })}>
        {thirds.map((cents) => (
          <text key={cents} y={`${down(cents)}%`} dy="-6" suppressHydrationWarning>
            {dollars(cents)}
          </text>
        ))}
        {sizes.map((count) => (
          <text
            key={count}
            x={`${across(count)}%`}
            y="100%"
            dy="28"
            textAnchor={count === most ? 'end' : count === 1 ? 'start' : 'middle'}
          >
            {count}
          </text>
        ))}
        {(['standard', 'premium'] as const).map((kind) => (
          <text
            key={kind}
            className={`${styles[kind]} ${styles.amount}`}
            x={`${across(beside)}%`}
            y={`${down((isLow ? stack : month[kind]).toCents)}%`}
            dx="-10"
            dy={isLow && kind === 'premium' ? -28 : -6}
            textAnchor="end"
            suppressHydrationWarning
          >
            {`${isLow || isLate ? t(`price-chart.${kind}`) : ''} ${rangeText(month[kind])}`.trim()}
          </text>
        ))}
        <g textAnchor="end" className={isLate ? styles.away : undefined}>
          <text className={styles.ours} x="100%" y={`${down(last.monthCents)}%`} dy="30">
            {/* The plan is named while it is the one that the price speaks of. */}
            {flat.recommended.name === last.name ? (
              <>
                <tspan>{brand}</tspan> <tspan>{last.name}</tspan>
              </>
            ) : (
              brand
            )}
          </text>
          {(['standard', 'premium'] as const).map((kind) => (
            <text
              key={kind}
              className={styles[kind]}
              x="100%"
              y={`${down(end[kind].toCents)}%`}
              dy="-9"
            >
              <tspan>{t('price-chart.confluence')}</tspan> <tspan>{t(`price-chart.${kind}`)}</tspan>
            </text>
          ))}
        </g>
        {/* Below the line, if the axis leaves room. */}
        {down(flat.recommended.monthCents) < 90 && (
          <text
            className={`${styles.ours} ${styles.amount}`}
            x={x}
            y={ours}
            dx={isLate ? -14 : 14}
            dy="24"
            textAnchor={isLate ? 'end' : undefined}
            suppressHydrationWarning
          >
            {dollars(flat.recommended.monthCents)}
          </text>
        )}
        <circle className={styles.ours} cx={x} cy={ours} r="9" />
        <circle cx={x} cy="100%" r="24" transform="translate(0 22)" />
        <text x={x} y="100%" dy="29" textAnchor="middle">
          {people}
        </text>
        {['‹', '›'].map((arrow, index) => (
          <text key={arrow} x={x} y="100%" dx={index ? 18 : -18} dy="28" textAnchor="middle">
            {arrow}
          </text>
        ))}
      </svg>
    </div>
  );
}
