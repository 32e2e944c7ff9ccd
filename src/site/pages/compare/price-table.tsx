import { useTranslation } from 'react-i18next';
import { type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
import fold from '../../design/fold.module.css';
import { useDollars, useRangeText } from '../../islands/price-chart/range-text.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './price-table.module.css';

/**
 * The figures of the chart for some sizes of team, folded. On a phone each size is a block of its own, with
 * the names of the columns beside its figures.
 */
export function PriceTable({
  prices,
  teamSizes,
}: {
  prices: TeamPrices;
  teamSizes: readonly number[];
}) {
  const { t } = useTranslation();
  const dollars = useDollars();
  const rangeText = useRangeText();
  const yearText = (year: string) => t('price-chart.year', { year });
  const [standardName, premiumName] = (['standard', 'premium'] as const).map(
    (kind) => `${t('price-chart.confluence')} ${t(`price-chart.${kind}`)}`,
  );
  return (
    <details className={`${fold.fold} ${styles.fold}`}>
      <summary>{t('price-chart.caption')}</summary>
      <table className={styles.table} aria-label={t('price-chart.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('price-chart.people')}</th>
            <th scope="col">{t('price-chart.recommended')}</th>
            <th scope="col">{t('price-chart.plans')}</th>
            <th scope="col">{standardName}</th>
            <th scope="col">{premiumName}</th>
          </tr>
        </thead>
        <tbody>
          {teamSizes.map((people) => {
            const { flat, standard, premium } = teamMonth(people, prices);
            return (
              <tr key={people}>
                <th scope="row" data-of={t('price-chart.people')}>
                  {people}
                </th>
                <td data-of={t('price-chart.recommended')}>
                  <Figures>{`${flat.recommended.name}, ${dollars(flat.recommended.monthCents)}`}</Figures>
                  <small>
                    <Figures>{yearText(dollars(flat.recommended.yearCents))}</Figures>
                  </small>
                </td>
                <td data-of={t('price-chart.plans')}>
                  <Figures>{rangeText(flat)}</Figures>
                  <small>
                    <Figures>{yearText(rangeText(flat.year))}</Figures>
                  </small>
                </td>
                <td data-of={standardName}>
                  <Figures>{rangeText(standard)}</Figures>
                </td>
                <td data-of={premiumName}>
                  <Figures>{rangeText(premium)}</Figures>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
